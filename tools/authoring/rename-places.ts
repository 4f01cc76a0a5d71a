/** Every place that names a page: references, links, files. Found by the declarations, so that a new field is found too. */
import type { Document } from '../../src/content/documents'
import type { Edit } from 'jsonc-parser'
import { textFields, type TextField } from '../../src/content/rules/text-fields'
import { addressParts } from '../../src/content/routes/address'
import type { PageKind } from '../../src/content/routes/page-kinds'

/** A page that gets another address. */
export interface Renaming {
  kind: PageKind
  /** Its name in addresses and references, before and after. */
  slug: Change
  /** Its address. */
  path: Change
  /** The address of the site, with which addresses of its own may be written out. */
  site: string
  /** The files that move, by their paths before; each with the path after. */
  files: ReadonlyMap<string, string>
}

/** What something was, and what it is to be. */
export interface Change {
  from: string
  to: string
}

/** A text that names the page: where it stands in its file, and what is to stand there. */
export interface Place extends Change {
  document: Document
  /** An offset in the file at which the text begins or after which it comes. */
  offset: number
  /** The text is where a link of Markdown leads, not what it says. */
  isDestination?: true
}

/** Every place of a document that names the page. */
export function placesIn(document: Document, renaming: Renaming): Place[] {
  const { located, mdx, file } = document
  const fields = textFields(document).flatMap(field => {
    const to = mendedField(document, field, renaming)
    return to === undefined
      ? []
      : [{ document, from: field.value, to, offset: located.offsetOf(field.path) }]
  })
  const links = (mdx?.links ?? []).flatMap(({ url, offset }): Place[] => {
    const to = mendedAddress(url, renaming)
    // A shortcode’s attribute and an address that stands by itself are found like a field.
    const isDestination = file.text.startsWith('[', offset) || undefined
    return to === undefined ? [] : [{ document, from: url, to, offset, isDestination }]
  })
  return [...fields, ...links]
}

/** What a field is to hold; `undefined` where it does not name the page. */
function mendedField(
  { kind, slug, file }: Document,
  { value, schema, path }: TextField,
  renaming: Renaming,
): string | undefined {
  const [first, second] = path
  const named =
    schema.reference === renaming.kind.document ||
    // The page’s own name: in its file, or in its entry of a list.
    (renaming.files.has(file.path) && path.length === 1 && first === kind.slugField) ||
    (kind.typeName === renaming.kind.document && slug === undefined && second === 'slug')
  if (named) return value === renaming.slug.from ? renaming.slug.to : undefined
  if (schema.link) return mendedAddress(value, renaming)
  return mendedFiles(value, renaming)
}

/** An address with the new one in it, its query and fragment kept; `undefined` where it leads elsewhere. */
function mendedAddress(address: string, { kind, slug, path, site }: Renaming): string | undefined {
  const own = address.startsWith(`${site}/`) ? site : ''
  const parts = addressParts(address.slice(own.length))
  if (own === '' && /^[a-z]+:/i.test(address)) return undefined
  const further = kind.perPage && parts.path.startsWith(`${path.from}/page/`)
  const page =
    parts.path === path.from || further ? path.to + parts.path.slice(path.from.length) : parts.path
  // A query chooses by the same name: /contact?service=seo.
  const chosen = new RegExp(`([?&]${kind.document.toLowerCase()}=)${slug.from}(?=&|$)`)
  const query = parts.query.replace(chosen, `$1${slug.to}`)
  const mended = own + page + query + (parts.anchor && `#${parts.anchor}`)
  return mended === address ? undefined : mended
}

/** A text that names a file which moves, as data/to-confirm.json does. */
function mendedFiles(text: string, { files }: Renaming): string | undefined {
  if (!/(?:data|content)\//.test(text)) return undefined
  let mended = text
  for (const [from, to] of files) mended = mended.replaceAll(from, to)
  return mended === text ? undefined : mended
}

/**
 * The edit that puts the new text into a place.
 *
 * @returns `undefined` where the text does not stand there letter for letter
 */
export function editOf({ document, from, to, offset, isDestination }: Place): Edit | undefined {
  const { text } = document.file
  let at = text.indexOf(from, offset)
  while (isDestination && at >= 0 && !/\](?:\(|:)\s*<?$/.test(text.slice(offset, at)))
    at = text.indexOf(from, at + 1)
  return at < 0 ? undefined : { offset: at, length: from.length, content: to }
}
