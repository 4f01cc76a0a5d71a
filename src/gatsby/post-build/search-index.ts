/** The index of the search, made of the finished pages by Pagefind; pages say by attributes what it is to know. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Parcel, with which Gatsby compiles this file, would make a `require` of an `import()`, and Pagefind exports
 * none.
 */
// eslint-disable-next-line @typescript-eslint/no-implied-eval
const importModule = new Function('name', 'return import(name)') as (
  name: 'pagefind',
) => Promise<typeof import('pagefind')>

/** What is no prose of the page's own: drawings, forms, buttons, and the rows of pages that list others. */
const EXCLUDED = ['svg', 'form', 'nav', '.g-key', '.button', '[aria-hidden=true]', '[data-list] li']

/**
 * Writes the index of a finished site into it.
 *
 * @param output the folder of the finished site
 * @param pages the paths of the pages to be found
 * @throws where Pagefind refuses a page
 */
export async function writeSearchIndex(output: string, pages: readonly string[]): Promise<void> {
  const { close, createIndex } = await importModule('pagefind')
  try {
    const { index, errors } = await createIndex({ excludeSelectors: EXCLUDED })
    if (!index) throw new Error(`The search's index cannot be made: ${errors.join('; ')}`)
    // Always in one order: the pages' numbers in the index follow it.
    for (const path of [...pages].sort()) {
      const file = join(output, path === '/' ? 'index.html' : `${path}.html`)
      const added = await index.addHTMLFile({ url: path, content: readFileSync(file, 'utf8') })
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('; ')}`)
    }
    await index.writeFiles({ outputPath: join(output, 'pagefind') })
  } finally {
    await close()
  }
}
