/** Compares each text's source with its page: no words are lost, and no raw Markdown is shown. */
import { load } from 'cheerio'
import { filled, liveCaseStudies, livePosts, liveTextPages } from '../support/content'
import { page, plain, textsOf } from './site'

const texts = [
  ...liveCaseStudies().map(text => ({ ...text, path: `/case-studies/${text.slug}` })),
  ...livePosts().map(text => ({ ...text, path: `/blog/${text.slug}` })),
  ...liveTextPages().map(text => ({ ...text, path: `/${text.slug}` })),
]

/** Shortcode attributes whose text is shown on the page. */
const SHOWN = /\b(?:title|label|caption|source)="([^"]*)"/g

/** A line's words, without Markdown syntax. */
const wordsOf = (line: string) =>
  line
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s)?/, '')
    .replace(/!?\[([^\]]*)\]\([^()]*(?:\([^()]*\))*[^()]*\)/g, '$1')
    .replace(/^\[\^[^\]]+\]:|\[\^[^\]]+\]/g, '')
    .replace(/(?<!\\)(?:\*\*|~~|[*`]|(?<!\w)_(?!\w+\.\w)|_(?!\w))/g, '')
    .replace(/\\([^\w\s])/g, '$1')

/** A text's passages without markup: its lines and table cells. */
function passages(body: string): string[] {
  return body.split(/^`{3,}.*$/m).flatMap((part, index) => {
    if (index % 2 === 1) return part.split('\n')
    return filled(part)
      .replace(/<\/?[A-Z](?:[^>"]|"[^"]*")*>/g, tag =>
        [...tag.matchAll(SHOWN)].map(([, words]) => `\n${words}\n`).join(''),
      )
      .replace(/^\[[^\]^]+\]:.*$|^[ |:-]*$/gm, '')
      .split(/\n|(?<!\\)\|/)
      .map(wordsOf)
  })
}

test.each(texts.map(({ path, body }) => [path, body]))(
  '%s shows every word of its source text',
  (path, body) => {
    const copy = load(page(path).html)
    // Footnote numbers aren't part of the text.
    copy('sup, [data-footnote-backref]').remove()
    const shown = plain(textsOf({ $: copy }, 'main').join(' '))
    const written = passages(body).map(plain).filter(Boolean)
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter(words => !shown.includes(words))).toEqual([])
  },
)

/** Syntax that only Markdown, shortcodes, and variables use. */
const RAW =
  /\*\*|~~|==|\x60|\]\(|\]\[|\[\^|^(?:#+|[-*+>|]) |\\[*_{<]|\{\w+:|<\/?[A-Z]|&\w+;|(?<!\w)_(?!\w+\.\w)|\w_(?!\w)/

test.each(texts.map(({ path }) => [path]))('%s shows no raw Markdown', path => {
  const copy = load(page(path).html)
  copy('code').remove()
  const lines = textsOf({ $: copy }, 'main .prose :is(p, li, h2, h3, h4, td, th, figcaption)')
  expect(lines.filter(words => RAW.test(words))).toEqual([])
})
