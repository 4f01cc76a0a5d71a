/** The index of the search, made of the finished pages by Pagefind; pages say by attributes what it is to know. */

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

/** What is no prose of the page's own: drawings, forms, buttons, and the rows of pages that list others. */
const EXCLUDED = ['svg', 'form', 'nav', '.g-key', '.button', '[aria-hidden=true]', '[data-list] li']

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
  write: (file: string, content: Uint8Array) => void,
): Promise<void> {
  const { close, createIndex } = await importModule('pagefind')
  try {
    const { index, errors } = await createIndex({ excludeSelectors: EXCLUDED })
    if (!index) throw new Error(`The search's index cannot be made: ${errors.join('; ')}`)
    for (const path of pages) {
      const content = read(path === '/' ? 'index.html' : `${path}.html`)
      const added = await index.addHTMLFile({ url: path, content })
      if (added.errors.length > 0) throw new Error(`${path}: ${added.errors.join('; ')}`)
    }
    const { files } = await index.getFiles()
    for (const { path, content } of files)
      if (NEEDED.test(path)) write(`${FOLDER}/${path}`, content)
  } finally {
    await close()
  }
}
