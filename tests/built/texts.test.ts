/** Each text as it's written, against its page: no word is lost, and no Markdown is shown as typed. */
import { load } from 'cheerio'
import { filled, liveCaseStudies, livePosts, liveTextPages } from '../support/content'
import { page, plain, textsOf } from './site'

const texts = [
  ...liveCaseStudies().map(text => ({ ...text, path: `/case-studies/${text.slug}` })),
  ...livePosts().map(text => ({ ...text, path: `/blog/${text.slug}` })),
  ...liveTextPages().map(text => ({ ...text, path: `/${text.slug}` })),
]

/** The attributes of shortcodes that are words on the page. */
const SHOWN = /\b(?:title|label|caption|source)="([^"]*)"/g

/** A line's words, without Markdown syntax. */
const wordsOf = (line: string) =>
  line
    .replace(/^\s*(?:>\s*)*(?:#{1,6}\s|[-*+]\s|\d+[.)]\s)?/, '')
    .replace(/!?\[([^\]]*)\]\([^()]*(?:\([^()]*\))*[^()]*\)/g, '$1')
    .replace(/^\[\^[^\]]+\]:|\[\^[^\]]+\]/g, '')
    .replace(/(?<!\\)(?:\*\*|~~|[*`]|(?<!\w)_(?!\w+\.\w)|_(?!\w))/g, '')
    .replace(/\\([^\w\s])/g, '$1')

/** The passages of a text, in plain words: its lines, and the cells of its tables. */
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
  'every word of %s is shown',
  (path, body) => {
    const copy = load(page(path).html)
    // The number of a footnote isn't one of its words.
    copy('sup, [data-footnote-backref]').remove()
    const shown = plain(textsOf({ $: copy }, 'main').join(' '))
    const written = passages(body).map(plain).filter(Boolean)
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter(words => !shown.includes(words))).toEqual([])
  },
)

/** Characters that only Markdown, shortcodes, and variables have. */
const RAW =
  /\*\*|~~|==|\x60|\]\(|\]\[|\[\^|^(?:#+|[-*+>|]) |\\[*_{<]|\{\w+:|<\/?[A-Z]|&\w+;|(?<!\w)_(?!\w+\.\w)|\w_(?!\w)/

test.each(texts.map(({ path }) => [path]))('no Markdown of %s is shown as typed', path => {
  const copy = load(page(path).html)
  copy('code').remove()
  const lines = textsOf({ $: copy }, 'main .prose :is(p, li, h2, h3, h4, td, th, figcaption)')
  expect(lines.filter(words => RAW.test(words))).toEqual([])
})
