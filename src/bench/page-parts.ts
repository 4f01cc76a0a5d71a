/** What a page's bytes are made of: what each part of it costs in brotli. */
import { brotliCompressSync } from 'node:zlib'
import { rewriteHtml, type FoundElement } from '../documents/rewrite-html'
import { measure } from '../preview/budgets'
import type { BuiltSite } from '../preview/built-site'
import { kilobytes } from './sizes'
import type { Row } from './table'

const without = (html: string, isPart: (element: FoundElement) => boolean) =>
  rewriteHtml(html, edit => ({
    element(element) {
      if (isPart(element)) edit(element, '')
    },
  }))

const named =
  (...names: string[]) =>
  ({ name }: FoundElement) =>
    names.includes(name)

const withoutClasses = (html: string) =>
  rewriteHtml(html, edit => ({
    element({ written }) {
      for (const attribute of written) if (attribute.name === 'class') edit(attribute, '')
    },
  }))

/** What is taken out of a page, one after the other, until nothing is left of it. */
const PARTS: readonly (readonly [name: string, takeOut: (html: string) => string])[] = [
  [
    'structured data',
    html => without(html, ({ attributes }) => attributes.type?.endsWith('json') ?? false),
  ],
  ['the style sheet', html => without(html, named('style'))],
  ['the rest of the head', html => without(html, named('meta', 'link', 'title', 'script'))],
  ['drawings', html => without(html, named('svg'))],
  ['header, footer and menus', html => without(html, named('header', 'footer', 'nav'))],
  ['names of classes', withoutClasses],
  ['tags', html => html.replaceAll(/<[^>]*>/g, ' ')],
  ['words', () => ''],
]

const size = (text: string) => (text ? brotliCompressSync(text).length : 0)

/**
 * What each part of a page adds to its bytes. A part that resembles one that was taken out before it counts
 * for what it adds beside it, so that all parts together are the page.
 */
export function partsOf(html: string): { name: string; bytes: number }[] {
  let rest = html
  return PARTS.map(([name, takeOut]) => {
    const before = size(rest)
    rest = takeOut(rest)
    return { name, bytes: before - size(rest) }
  })
}

/** The parts of the home page and of the largest one. */
export function pagePartRows(site: BuiltSite): Row[] {
  const largest = measure(site).find(({ file }) => file?.endsWith('.html'))?.file
  const files = [...new Set(['index.html', ...(largest === undefined ? [] : [largest])])]
  return files.flatMap(file =>
    partsOf(site.read(file)).map(({ name, bytes }) => ({
      what: `${file}: ${name}`,
      measured: kilobytes(bytes),
      budget: '',
    })),
  )
}
