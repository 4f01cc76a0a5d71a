import { load } from 'cheerio'
import { feed, feedHtml } from './feed'

const SITE = 'https://a.example'
const FACTS = { name: 'Agency', language: 'en' }
const ENTRY = {
  title: 'Less < more & so',
  summary: 'What it is.',
  path: '/blog/a',
  date: '2025-02-01',
  team: { name: 'Team' },
  tags: [{ name: 'One' }, { name: 'Two' }],
  html: '<p class="x">A <a href="/about">link</a> ]]> end</p>',
}

test('the feed has each post’s full text', () => {
  const $ = load(feed(SITE, FACTS, [ENTRY]), { xml: true })
  const text = (name: string) => $('item').children(name).text()
  expect(['title', 'description', 'link', 'dc\\:creator', 'pubDate'].map(text)).toEqual([
    ENTRY.title,
    ENTRY.summary,
    `${SITE}/blog/a`,
    'Team',
    'Sat, 01 Feb 2025 09:00:00 GMT',
  ])
  expect($('item category').length).toBe(2)
  expect(text('content\\:encoded')).toBe(`<p>A <a href="${SITE}/about">link</a> ]]&gt; end</p>`)
})

test('reduces a chart to its caption, unit, and table', () => {
  const html = `<figure id="c" class="g"><figcaption>Clicks fell</figcaption><svg><text>3</text></svg>
<p class="g-key"><span>Clicks</span><span>2025</span><span>2026</span></p><details><summary>The numbers</summary>
<table data-x="1"><caption>Clicks fell</caption><tbody><tr><th scope="row">May</th><td>3</td></tr></tbody></table></details></figure>`
  expect(feedHtml(html, SITE).replaceAll('\n', '')).toBe(
    '<figure><figcaption>Clicks fell</figcaption><p><span>Clicks</span></p><table><tbody><tr><th scope="row">May</th><td>3</td></tr></tbody></table></figure>',
  )
})

test('removes drawings and makes every URL absolute', () => {
  const html =
    '<figure id="c"><svg class="x"><svg y="1"></svg></svg><a href="#there">A</a><img srcset="/a.png 1x, /b.png 2x" src="/a.png"><a href="mailto:x@a.example">C</a></figure>'
  expect(feedHtml(html, `${SITE}/blog/x`)).toBe(
    `<figure><a href="${SITE}/blog/x#there">A</a><img src="${SITE}/a.png"><a href="mailto:x@a.example">C</a></figure>`,
  )
})
