/** Values that only one page, price, or entry of a list can have. */
import { type Diagnostic, type Path, isRecord } from '../../plugins/gatsby-plugin-content-check/src'
import { isToFillIn } from '../content/placeholders'
import type { Document } from '../page-kinds/documents'
import type { Rule } from './site-content'

/** A value that no other of its kind may have. */
interface Claim {
  what: string
  value: unknown
  path: Path
  /** Where it must be the only one. Default: on the whole site. */
  scope?: string
  severity?: Diagnostic['severity']
}

/** Finds values that are used twice. */
export const checkUnique: Rule = ({ documents }) => {
  const owners = new Map<string, Diagnostic>()
  return documents.flatMap(document =>
    claimsOf(document).flatMap(({ what, value, path, scope = '', severity = 'error' }) => {
      if (typeof value !== 'string' && typeof value !== 'number') return []
      const key = `${scope}\0${what}\0${String(value).trim().toLowerCase()}`
      const owner = owners.get(key)
      const message = owner ? `${owner.file}:${owner.line} has the same ${what}.` : ''
      const diagnostic = document.file[severity](
        document.located.offsetOf(path),
        'unique',
        message,
        'Each needs its own.',
      )
      if (owner) return [diagnostic]
      owners.set(key, diagnostic)
      return []
    }),
  )
}

const claimsOf = (document: Document): Claim[] => [
  ...siteClaims(document),
  ...priceClaims(document),
  ...listClaims(document),
]

/** What search engines and visitors tell pages apart by. */
function siteClaims(document: Document): Claim[] {
  const { typeName, data } = document
  if (typeName === 'Tag')
    return data.flatMap(({ heading, description }, index) => [
      { what: 'title', value: heading, path: [index, 'heading'] },
      { what: 'description', value: description, path: [index, 'description'] },
    ])
  const claims: Claim[] = []
  if ('metadata' in data) {
    const { title, description } = data.metadata
    claims.push(
      { what: 'title', value: title, path: ['metadata', 'title'] },
      { what: 'description', value: description, path: ['metadata', 'description'] },
    )
  }
  if (typeName === 'Service') claims.push({ what: 'order', value: data.order, path: ['order'] })
  if (typeName === 'Post' || typeName === 'CaseStudy')
    claims.push({
      what: 'headline',
      value: isToFillIn(data.title) ? undefined : data.title,
      path: ['title'],
      severity: 'warning',
    })
  return claims
}

/** The names by which texts quote prices. */
function priceClaims({ typeName, data }: Document): Claim[] {
  const claim = (path: Path, { slug }: { slug?: string }, index: number): Claim => ({
    what: 'price name',
    value: slug,
    path: [...path, index, 'slug'],
  })
  switch (typeName) {
    case 'ServicePage':
      return data.pricing.rows.map((row, index) => claim(['pricing', 'rows'], row, index))
    case 'Pricing':
      return data.packages.map((entry, index) => claim(['packages'], entry, index))
    case 'AddOns':
      return data.items.map((item, index) => claim(['items'], item, index))
    default:
      return []
  }
}

/** Slugs, ids, and questions, each within its list. */
function listClaims({ file, data }: Document): Claim[] {
  const lists: [Path, unknown][] = Array.isArray(data)
    ? [[[], data]]
    : Object.entries(data).map(([field, value]) => [[field], value])
  return lists.flatMap(([path, list]) =>
    (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) =>
      ['slug', 'id', 'question'].map(what => ({
        what,
        value: isRecord(entry) ? entry[what] : undefined,
        path: [...path, index, what],
        scope: [file.path, ...path].join('\0'),
      })),
    ),
  )
}
