/** What may stand in one place only: titles, descriptions and names of prices on the site, slugs and ids in their list. */
import { type Diagnostic, type Path, isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../page-kinds/documents'

/** A value that no other of its kind may have. */
interface Claim {
  what: string
  value: unknown
  path: Path
  /** Where it must be the only one; left out, on the site. */
  within?: string
}

/** Finds values that stand twice. */
export function checkUnique(documents: readonly Document[]): Diagnostic[] {
  const owners = new Map<string, { document: Document; path: Path }>()
  return documents.flatMap(document =>
    claimsOf(document).flatMap(({ what, value, path, within = '' }) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const key = `${within}\0${what}\0${String(value).trim().toLowerCase()}`
      const owner = owners.get(key)
      if (!owner) {
        owners.set(key, { document, path })
        return []
      }
      const errorAt = ({ document: { file, located }, path: at }: typeof owner, message: string) =>
        file.error(located.offsetOf(at), 'unique', message, 'Each needs its own.')
      const { file, line } = errorAt(owner, '')
      return [errorAt({ document, path }, `The same ${what} stands in ${file}:${line}.`)]
    }),
  )
}

function claimsOf(document: Document): Claim[] {
  const { data, file } = document
  const { title, description } = ('metadata' in data && data.metadata) || {}
  const claims: Claim[] = [
    { what: 'title', value: title, path: ['metadata', 'title'] },
    { what: 'description', value: description, path: ['metadata', 'description'] },
  ]
  if (document.typeName === 'Service')
    claims.push({ what: 'order', value: document.data.order, path: ['order'] })
  if (document.typeName === 'Tag')
    document.data.forEach((tag, index) =>
      claims.push(
        { what: 'title', value: tag.heading, path: [index, 'heading'] },
        { what: 'description', value: tag.description, path: [index, 'description'] },
      ),
    )
  const quote = (slug: string | undefined, ...path: Path) =>
    claims.push({ what: 'name of a price', value: slug, path: [...path, 'slug'] })
  if (document.typeName === 'ServicePage')
    document.data.pricing.rows.forEach(({ slug }, at) => quote(slug, 'pricing', 'rows', at))
  if (document.typeName === 'Pricing')
    document.data.packages.forEach(({ slug }, at) => quote(slug, 'packages', at))
  if (document.typeName === 'AddOns')
    document.data.items.forEach(({ slug }, at) => quote(slug, 'items', at))
  const lists: [Path, unknown][] = Array.isArray(data)
    ? [[[], data]]
    : Object.entries(data).map(([key, value]) => [[key], value])
  for (const [path, list] of lists)
    for (const [index, entry] of (Array.isArray(list) ? list : []).entries())
      for (const what of ['slug', 'id', 'question'])
        if (isRecord(entry))
          claims.push({
            what,
            value: entry[what],
            path: [...path, index, what],
            within: [file.path, ...path].join('\0'),
          })
  return claims
}
