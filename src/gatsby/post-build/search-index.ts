/** The index of the search, made of the finished pages by Pagefind; pages say by attributes what it is to know. */
import { gunzipSync } from 'node:zlib'
import { bareWord, wordParts } from '../../content/search-words'

/**
 * Parcel, with which Gatsby compiles this file, would make a `require` of an `import()`, and Pagefind exports
 * none.
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const importModule = new Function('name', 'return import(name)') as (
  name: 'pagefind',
) => Promise<typeof import('pagefind')>

/** The folder of the index in `dist/`. */
const FOLDER = 'pagefind'

/** What the search loads; the rest of what Pagefind writes is its own interface and worker, which are not used. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\.[^/]+\.pf_meta|wasm\.(?!unknown)\w+\.pagefind|(?:index|fragment|filter)\/.*)$/

/** What is no prose of the page's own: drawings, controls, and the rows of pages that list others. */
const EXCLUDED = [
  'svg',
  'nav',
  '.g-key',
  '.button',
  'select',
  '[aria-hidden=true]',
  '[data-list] li',
]

/** What precedes a fragment's JSON. */
const SIGNATURE = 'pagefind_dcd'

/**
 * A page as Pagefind should read it. It joins the words on both sides of the tags listed first, and leaves out all
 * forms and labels, though one form has the packages with their prices:
 * https://github.com/Pagefind/pagefind/blob/v1.4.0/pagefind/src/fossick/parser.rs
 */
const readable = (html: string) =>
  html
    .replace(/<(?=(?:dt|dd|th|caption|figcaption|summary|legend|small|strong|time)\b)/g, ' <')
    .replace(/<(\/?)(?:form|label)\b/g, '<$1div')

/**
 * Writes the index of a finished site into it.
 *
 * @param pages the paths of the pages to be found, always in one order, since the pages' numbers in the index follow it
 * @param read reads a file of the finished site
 * @param write writes a file into the finished site
 * @throws where Pagefind refuses a page
 */
export async function writeSearchIndex(
  pages: readonly string[],
  read: (file: string) => string,
  write: (file: string, content: string | Uint8Array) => void,
): Promise<void> {
  const { close, createIndex } = await importModule('pagefind')
  try {
    const { index, errors } = await createIndex({ excludeSelectors: EXCLUDED })
    if (!index) throw new Error(`The search's index cannot be made: ${errors.join('; ')}`)
    for (const path of pages) {
      const content = readable(read(path === '/' ? 'index.html' : `${path}.html`))
      const added = await index.addHTMLFile({ url: path, content })
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

/** The different words of a page in the index, whole and in their parts. */
function wordsIn(fragment: Uint8Array): Set<string> {
  const json = gunzipSync(fragment).subarray(SIGNATURE.length).toString('utf8')
  const { content, meta } = JSON.parse(json) as { content: string; meta: Record<string, string> }
  const said = Object.entries(meta).flatMap(([name, value]) => (name === 'image' ? [] : value))
  const words = [content, ...said].join(' ').split(/\s+/)
  return new Set(words.flatMap(word => [bareWord(word), ...wordParts(word)]))
}

/** All words, those on the most pages first: so a misspelled word is taken for a common one. */
function vocabulary(pages: readonly ReadonlySet<string>[]): string[] {
  const counts = new Map<string, number>()
  for (const words of pages) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  counts.delete('')
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .map(([word]) => word)
}
