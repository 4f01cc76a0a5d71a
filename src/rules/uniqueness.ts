/** Checks values that must be unique among pages, prices, or list entries. */
import { type Diagnostic, type Path, valueAt } from '../../plugins/gatsby-plugin-content-check/src'
import { isToFillIn } from '../content/placeholders'
import type { Document } from '../page-kinds/documents'
import type { SiteContent } from './site-content'

/** A field whose value must be unique. */
interface Claim {
  what: string
  path: Path
  /** Where the value must be unique. Default: the whole site. */
  scope?: string
}

/** Finds values that are used twice. */
export function* checkUnique({ documents }: SiteContent) {
  const owners = new Map<string, Diagnostic>()
  for (const document of documents)
    for (const { what, path, scope } of claimsOf(document)) {
      const { file, located, data } = document
      const value = valueAt(data, path)
      if (typeof value !== 'string' && typeof value !== 'number') continue
      const text = String(value).trim()
      if (isToFillIn(text)) continue
      const key = [scope, what, text.toLowerCase()].join('\0')
      const owner = owners.get(key)
      const report = what === 'headline' ? file.warning : file.error
      const message = `${owner?.file}:${owner?.line} already uses this ${what}.`
      const diagnostic = report(located.offsetOf(path), 'unique', message, 'Change one of them.')
      if (owner) yield diagnostic
      else owners.set(key, diagnostic)
    }
}

/** The lists whose slugs are price names in texts. */
const PRICED: Record<string, string> = {
  ServicePage: 'pricing.rows',
  Pricing: 'packages',
  AddOns: 'items',
}

/** The fields that must be unique, since they identify pages, prices, and list entries. */
function* claimsOf({ file, typeName, data }: Document): Iterable<Claim> {
  yield { what: 'title', path: ['metadata', 'title'] }
  yield { what: 'description', path: ['metadata', 'description'] }
  if (typeName === 'Service') yield { what: 'order', path: ['order'] }
  if (typeName === 'Post' || typeName === 'CaseStudy') yield { what: 'headline', path: ['title'] }
  for (const path of [[], ['pricing', 'rows'], ...Object.keys(data).map(field => [field])]) {
    const list = valueAt(data, path)
    const scope = [file.path, ...path].join('\0')
    for (const index of Array.isArray(list) ? list.keys() : []) {
      const entry = [...path, index]
      for (const what of ['slug', 'id', 'question']) yield { what, path: [...entry, what], scope }
      if (PRICED[typeName] === path.join('.'))
        yield { what: 'price name', path: [...entry, 'slug'] }
      if (typeName === 'Tag') {
        yield { what: 'title', path: [...entry, 'heading'] }
        yield { what: 'description', path: [...entry, 'description'] }
      }
    }
  }
}
