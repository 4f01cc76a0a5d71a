/** Each page’s Markdown version, compared with the page. */
import { load } from 'cheerio'
import { readHeaderRules } from '../../tools/serve-site/host-files'
import { headersFor } from '../../plugins/gatsby-plugin-html-first/src/build/headers'
import { DIST, files, page, pages, readFile, siteUrl } from './site'

const markdownOf = (path: string) => readFile(`${path === '/' ? 'index' : path.slice(1)}.md`)

/** A text’s letters, digits, and price symbols. Markdown syntax adds none of these. */
const characters = (text: string) => text.replace(/[^\p{L}\p{N}$€%–]/gu, '')

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u)

/** A Markdown document’s text, without link URLs, images, list numbers, and table separators. */
const textOf = (markdown: string) =>
  markdown
    .replace(/!\[[^\]]*\]\(\S+\)/g, '')
    .replace(/(?<!\\)\]\([^)\s]+\)/g, ']')
    .replace(/^( *|> )1\. /gm, '')
    .replace(/^\| --- .*$/gm, '')

test('every page links to its Markdown version, which isn’t indexed', () => {
  const rules = readHeaderRules(DIST)
  for (const { $, path } of pages()) {
    const href = $('head link[type="text/markdown"]').attr('href') ?? ''
    expect([path, href]).toEqual([path, path === '/' ? '/index.md' : `${path}.md`])
    expect(files).toContain(href.slice(1))
    expect([href, headersFor(rules, href)['X-Robots-Tag']]).toEqual([href, 'noindex'])
    expect(headersFor(rules, path)['X-Robots-Tag']).toBeUndefined()
  }
})

test('every page’s Markdown has all of its visible words, in order', () => {
  for (const { html, path } of pages()) {
    const $ = load(html)
    $('main').find('svg, [hidden], [aria-hidden=true], select, textarea, input, button').remove()
    $('main nav[aria-label=Breadcrumb]').remove()
    // The page hides these unless a message was sent, or JavaScript is off.
    $('main').find('.thanks, .without-script').remove()
    // The Markdown version leaves out chart legends and repeated table titles.
    $('.g-key > :not(:first-child), figure summary, figure caption').remove()
    expect([path, characters(textOf(markdownOf(path)))]).toEqual([
      path,
      characters($('main').text()),
    ])
  }
})

test('no heading has its # marks twice', () => {
  for (const { path } of pages())
    expect([path, /^#+ #.*/m.exec(markdownOf(path))?.[0]]).toEqual([path, undefined])
})

test('words and prices don’t run together', () => {
  for (const { html, path } of pages()) {
    const parts = load(html.replaceAll('<!-- -->', ''))('main *')
      .contents()
      .toArray()
      .flatMap(node => (node.nodeType === 3 ? node.data.split(/\s+/) : []))
    const $ = load(html)
    const words = new Set([...parts, ...$('main').text().split(/\s+/)].flatMap(wordsOf))
    const glued = wordsOf(textOf(markdownOf(path))).filter(word => !words.has(word))
    expect([path, glued]).toEqual([path, []])
  }
})

test('every table, including those of charts, is a Markdown table with all its cells', () => {
  for (const { $, path } of pages()) {
    const cells = $('main table')
      .toArray()
      .map(table =>
        $(table)
          .find('tr')
          .toArray()
          .map(row => $(row).children().length),
      )
    const rows = markdownOf(path)
      .split(/\n\n/)
      .filter(block => block.startsWith('| '))
      .map(block => block.split('\n').map(row => row.split(/(?<!\\)\|/).length - 2))
    // Skip the separator line under the header.
    expect([path, rows.map(([head = 0, , ...more]) => [head, ...more])]).toEqual([path, cells])
  }
})

test('links are absolute, and headings are on their own lines', () => {
  for (const { $, path } of pages()) {
    const markdown = markdownOf(path)
    const links = [...markdown.matchAll(/(?<!\\)\]\(([^)\s]+)\)/g)].map(([, link]) => String(link))
    expect(links.filter(link => !/^(?:https?|mailto|tel):/.test(link))).toEqual([])
    expect(links.some(link => link.startsWith(`${siteUrl}/`)) || path === '/404').toBe(true)
    expect(markdown.match(/^# /gm)).toHaveLength($('main h1').length)
    expect(markdown).not.toMatch(/\n{3}|[ \t]$/m)
  }
  expect(page('/').$('main h1')).toHaveLength(1)
})
