import { load } from 'cheerio'
import { feed, feedHtml } from './feed'

const FACTS = {
  title: 'Agency: blog',
  description: 'Posts.',
  siteUrl: 'https://a.example',
  file: 'rss.xml',
  path: '/blog',
  prefix: '',
}
const ENTRY = {
  title: 'Less < more & so',
  summary: 'What it is.',
  path: '/blog/a',
  date: '2025-02-01',
  author: 'Team',
  categories: ['One', 'Two'],
  html: '<p class="x">A <a href="/about">link</a> ]]> end</p>',
}

test('an entry has its title, address, day, author, tags and whole text', () => {
  const $ = load(feed(FACTS, [ENTRY]), { xml: true })
  const text = (name: string) => $('item').children(name).text()
  expect(['title', 'description', 'link', 'dc\\:creator', 'pubDate'].map(text)).toEqual([
    ENTRY.title,
    ENTRY.summary,
    'https://a.example/blog/a',
    'Team',
    'Sat, 01 Feb 2025 09:00:00 GMT',
  ])
  expect($('item category').length).toBe(2)
  expect(text('content\\:encoded')).toBe(
    '<p>A <a href="https://a.example/about">link</a> ]]> end</p>',
  )
})

test('a feed names itself, its list and the day of its newest entry; an empty one no day', () => {
  const $ = load(feed(FACTS, [ENTRY]), { xml: true })
  expect($('channel > link').text()).toBe('https://a.example/blog')
  expect($('channel > atom\\:link').attr('href')).toBe('https://a.example/rss.xml')
  expect($('channel > lastBuildDate').text()).toBe('Sat, 01 Feb 2025 09:00:00 GMT')
  expect(feed(FACTS, [])).not.toContain('Date>')
})

test('drawings are left out, and every address becomes a whole one', () => {
  const html =
    '<figure id="c"><svg class="x"><svg y="1"></svg></svg><a href="#there">A</a><img srcset="/p/a.png 1x, /p/b.png 2x" src="/p/a.png"/><a href="mailto:x@a.example">C</a></figure>'
  expect(feedHtml(html, 'https://a.example/blog/x', '/p')).toBe(
    '<figure><a href="https://a.example/blog/x#there">A</a><img srcset="https://a.example/a.png 1x, https://a.example/b.png 2x" src="https://a.example/a.png"/><a href="mailto:x@a.example">C</a></figure>',
  )
})
