/** The index of the search, made of the finished pages by Pagefind. */
import { readDocumentOf } from '../../content/read-documents'
import { rewriteHtml } from '../rewrite-html'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { escapeAttribute, escapeUTF8 } from 'entities'
import { searchFacts, type SearchFacts } from './search-facts'

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

/** What the search loads; the rest of what Pagefind writes is its own interface, which is not used. */
const NEEDED =
  /^(?:pagefind\.js|pagefind-entry\.json|pagefind\.[^/]+\.pf_meta|wasm\.(?!unknown)\w+\.pagefind|(?:index|fragment|filter)\/.*)$/

/**
 * Writes the index of a finished site into it.
 *
 * @param root the project's folder
 * @param output the finished site
 * @param pages the paths of the pages to be found
 * @throws where Pagefind refuses a page or writes what it did not write before
 */
export async function writeSearchIndex(
  root: string,
  output: string,
  pages: readonly string[],
): Promise<void> {
  const { language } = readDocumentOf(root, 'SiteFacts', 'data/site.json').data
  const { close, createIndex } = await importModule('pagefind')
  try {
    const { index, errors } = await createIndex({
      forceLanguage: language,
      // What is for eyes alone is no prose, nor are buttons and numbers in cells: an excerpt would begin with them.
      excludeSelectors: [
        'svg',
        'nav',
        'form',
        '.g-key',
        '.button',
        '[aria-hidden=true]',
        '.rt-rows p:not(.small)',
      ],
    })
    if (!index) throw new Error(`The search's index cannot be made: ${errors.join('; ')}`)
    // Always in one order: the pages' numbers in the index follow it.
    for (const path of [...pages].sort()) {
      const html = readFileSync(join(output, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
      const content = searchableHtml(html, searchFacts(root, path))
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('; ')}`)
    }
    const { files } = await index.getFiles()
    for (const { path, content } of files.filter(({ path }) => NEEDED.test(path))) {
      const file = join(output, FOLDER, path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
  } finally {
    await close()
  }
}

/** A row whose heading leads to another page, or that is a link and nothing else. */
const SPEAKS_OF_ANOTHER =
  /<h[2-4][^>]*>\s*<a [^>]*href="\/|^<li[^>]*>\s*<a [^>]*>[^<]*<\/a>\s*<\/li>$/

/**
 * A page as it is indexed: its main part, without rows that speak of other pages, which are found
 * themselves, with what results say of it and with what else it is called.
 */
export function searchableHtml(html: string, { kind, names, ...said }: SearchFacts): string {
  // Who looks for a price or a service wants the service first, and the studies that mention it next.
  const weight = kind === 'services' ? ' data-pagefind-weight="3"' : ''
  const facts = Object.entries(said)
  const keys = facts.map(([key]) => `${key}[data-${key}]`).join()
  const meta = facts.map(([key, value]) => ` data-${key}="${escapeAttribute(value)}"`).join('')
  const body = `data-pagefind-body data-pagefind-filter="kind:${kind}"${weight}${meta}${keys && ` data-pagefind-meta="${keys}"`}`
  const shortened = rewriteHtml(html, edit => ({
    element(element) {
      const { name, start, end } = element
      if (name === 'li' && SPEAKS_OF_ANOTHER.test(html.slice(start, end))) edit(element, '')
    },
  }))
  const named = names ? `<p data-pagefind-weight="10">${escapeUTF8(names)}.</p>` : ''
  return (
    shortened
      .replace('</h1>', () => `</h1>${named}`)
      .replace('<main ', () => `<main ${body} `)
      // Words of neighbouring elements are two words; a comma keeps to the word before it.
      .replace(/>(?=<[a-z])(?!<\w+[^>]*>[,.;:)])/g, '> ')
      // A term and what is said of it are a sentence, so that an excerpt reads as one.
      .replaceAll('</dt>', ':</dt>')
      .replace(/(?<![.!?](?:<\/\w+>)*)<\/dd>/g, '.</dd>')
  )
}
