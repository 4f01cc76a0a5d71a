/** Values that only one page, price, or entry of a list can have. */
import { type Diagnostic, type Path, valueAt } from '../../plugins/gatsby-plugin-content-check/src'
import { isToFillIn } from '../content/placeholders'
import type { Document } from '../page-kinds/documents'
import type { Rule } from './site-content'

/** A field whose value no other of its kind may have. */
interface Claim {
  what: string
  path: Path
  /** Where it must be the only one. Default: on the whole site. */
  scope?: string
}

/** Finds values that are used twice. */
export const checkUnique: Rule = ({ documents }) => {
  const owners = new Map<string, Diagnostic>()
  return documents.flatMap(document =>
    claimsOf(document).flatMap(({ what, path, scope }) => {
      const { file, located, data } = document
      const value = valueAt(data, path)
      const text = String(value ?? '').trim()
      if (text === '' || isToFillIn(text)) return []
      const key = [scope, what, text.toLowerCase()].join('\0')
      const owner = owners.get(key)
      const report = what === 'headline' ? file.warning : file.error
      const message = `${owner?.file}:${owner?.line} has the same ${what}.`
      const diagnostic = report(located.offsetOf(path), 'unique', message, 'Each needs its own.')
      if (owner) return diagnostic
      owners.set(key, diagnostic)
      return []
    }),
  )
}

/** The lists whose slugs texts quote prices by. */
const PRICED: Record<string, string> = {
  ServicePage: 'pricing.rows',
  Pricing: 'packages',
  AddOns: 'items',
}

/** What search engines and visitors tell pages, prices, and the entries of a list apart by. */
function claimsOf({ file, typeName, data }: Document): Claim[] {
  const claims: Claim[] = [
    { what: 'title', path: ['metadata', 'title'] },
    { what: 'description', path: ['metadata', 'description'] },
  ]
  if (typeName === 'Service') claims.push({ what: 'order', path: ['order'] })
  if (typeName === 'Post' || typeName === 'CaseStudy')
    claims.push({ what: 'headline', path: ['title'] })
  for (const path of [[], ['pricing', 'rows'], ...Object.keys(data).map(field => [field])]) {
    const list = valueAt(data, path)
    const scope = [file.path, ...path].join('\0')
    for (const index of Array.isArray(list) ? list.keys() : []) {
      const claim = (what: string, field = what) => ({ what, path: [...path, index, field] })
      for (const field of ['slug', 'id', 'question']) claims.push({ ...claim(field), scope })
      if (PRICED[typeName] === path.join('.')) claims.push(claim('price name', 'slug'))
      if (typeName === 'Tag') claims.push(claim('title', 'heading'), claim('description'))
    }
  }
  return claims
}
