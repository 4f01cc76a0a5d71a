/** The site that was built after the edits. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { structuredData, textOf } from '../built/site'

/** Files whose text a visitor or a machine reads. */
const TEXTS = /\.(?:html|json|xml|txt|webmanifest|svg)$|^_(?:redirects|headers)$/

/** Questions to the built site. */
export interface EditedSite {
  root: string
  paths: ReadonlySet<string>
  page(path: string): { $: CheerioAPI }
  /** The words of a page, or of a part of it. */
  text(path: string, selector?: string): string
  /** A page's object of schema.org of a type. */
  object(path: string, type: string): Record<string, unknown>
  /** The text of a file of dist/. */
  file(name: string): string
  /** The files of dist/ whose text has a passage. */
  filesWith(passage: string): string[]
}

/** Reads dist/ in a copy. */
export function editedSite(root: string): EditedSite {
  const dist = join(root, 'dist')
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(dist, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const file = (name: string) => readFileSync(join(dist, name), 'utf8')
  const page = (path: string) => ({
    $: load(file(path === '/' ? 'index.html' : `${path.slice(1)}.html`)),
  })
  return {
    root,
    paths: new Set(
      files
        .filter(name => name.endsWith('.html'))
        .map(name => (name === 'index.html' ? '/' : `/${name.replace(/\.html$/, '')}`)),
    ),
    page,
    text: (path, selector) => textOf(page(path), selector),
    object(path, type) {
      const found = structuredData(page(path)).find(object => object['@type'] === type)
      if (!found) throw new Error(`${path} has no ${type}.`)
      return found
    },
    file,
    filesWith: passage => files.filter(name => TEXTS.test(name) && file(name).includes(passage)),
  }
}
