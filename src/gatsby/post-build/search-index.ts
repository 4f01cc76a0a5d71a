/** Builds the search index with Pagefind from the finished pages and their `data-pagefind` attributes. */
import { gunzipSync } from 'node:zlib'
import type { BeforePublishArgs } from '../../../plugins/gatsby-plugin-html-first/src/build/options'
import { bareWord, wordParts } from '../../content/search-words'

/**
 * Gatsby compiles this file with Parcel, which turns `import()` into `require`. `require` can't load Pagefind.
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const importModule = new Function('name', 'return import(name)') as (
  name: 'pagefind',
) => Promise<typeof import('pagefind')>

/** The index's folder in `dist/`. */
const FOLDER = 'pagefind'

/** The files that search loads. Pagefind also writes its own UI and a worker, which the site doesn't use. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\.[^/]+\.pf_meta|wasm\.(?!unknown)\w+\.pagefind|(?:index|fragment|filter)\/.*)$/

/** Elements that aren't the page's own text: drawings, controls, and entries in lists of pages. */
const EXCLUDED = [
  'svg',
  'nav',
  '.g-key',
  '.button',
  'select',
  '[aria-hidden=true]',
  '[data-list] li',
]

/** Pagefind writes this before a fragment's JSON. */
const SIGNATURE = 'pagefind_dcd'

/**
 * Prepares a page for Pagefind. Pagefind joins the words before and after the tags in the first pattern. It also skips
 * forms and labels, but one form lists the packages and their prices:
 * https://github.com/Pagefind/pagefind/blob/v1.4.0/pagefind/src/fossick/parser.rs
 */
const readable = (html: string) =>
  html
    .replace(/<(?=(?:dt|dd|th|caption|figcaption|summary|legend|small|strong|time)\b)/g, ' <')
    .replace(/<(\/?)(?:form|label)\b/g, '<$1div')

/**
 * Adds the search index to a finished site.
 *
 * @param pages the pages to index, in a fixed order, since the index numbers them
 * @param write writes a file into the finished site
 * @throws if Pagefind rejects a page
 */
export async function writeSearchIndex(
  pages: BeforePublishArgs['pages'],
  write: BeforePublishArgs['write'],
) {
  const { close, createIndex } = await importModule('pagefind')
  try {
    const { index, errors } = await createIndex({ excludeSelectors: EXCLUDED })
    if (!index) throw new Error(`Pagefind couldn't create the search index: ${errors.join('; ')}`)
    for (const { path, html } of pages) {
      const added = await index.addHTMLFile({ url: path, content: readable(html) })
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('; ')}`)
    }
    const { files } = await index.getFiles()
    for (const { path, content } of files)
      if (NEEDED.test(path)) write(`${FOLDER}/${path}`, content)
    const fragments = files.filter(({ path }) => path.startsWith('fragment/'))
    const words = vocabulary(fragments.map(({ content }) => wordsIn(content)))
    write(`${FOLDER}/words.json`, JSON.stringify(words))
  } finally {
    await close()
  }
}

/** Returns a page's distinct words and word parts, given its fragment. */
function wordsIn(fragment: Uint8Array) {
  const json = gunzipSync(fragment).subarray(SIGNATURE.length).toString('utf8')
  const { content, meta } = JSON.parse(json) as { content: string; meta: Record<string, string> }
  const said = Object.entries(meta).flatMap(([name, value]) => (name === 'image' ? [] : value))
  const words = [content, ...said].join(' ').split(/\s+/)
  return new Set(words.flatMap(word => [bareWord(word), ...wordParts(word)]))
}

/** Returns all words, most common first, so a misspelled word matches a common one. */
function vocabulary(pages: readonly ReadonlySet<string>[]) {
  const counts = new Map<string, number>()
  for (const words of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  counts.delete('')
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word)
}
