/** Checks values that must be unique among pages, prices, or list entries. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { isToFillIn } from '../content/placeholders'
import type { SiteContent } from './site-content'

/** The fields that must be unique on the whole site, and what messages call their values. */
const UNIQUE = new Map(
  Object.entries({
    'metadata.title': 'title',
    'metadata.description': 'description',
    'Tag.heading': 'title',
    'Tag.description': 'description',
    'Post.title': 'headline',
    'CaseStudy.title': 'headline',
    'Redirect.from': 'old path',
    // Texts refer to prices by these names.
    'Pricing.packages.slug': 'price name',
    'AddOns.items.slug': 'price name',
    'ServicePage.pricing.rows.slug': 'price name',
  }),
)

/** The fields that must be unique in their list. */
const UNIQUE_IN_LIST = ['slug', 'id', 'question']

/** Finds values that are used twice. */
export function* checkUnique({ documents, fields }: SiteContent) {
  const valid = new Set(documents.map(({ file }) => file))
  const owners = new Map<string, Diagnostic>()
  for (const { from, path, value, offset } of fields) {
    const { file, kind } = from
    if (path.includes('structuredData')) continue
    const names = path.filter(key => typeof key === 'string')
    const field = names.join('.')
    const own = UNIQUE.get(field) ?? UNIQUE.get(`${kind.typeName}.${field}`)
    const what = own ?? UNIQUE_IN_LIST.find(name => name === names.at(-1))
    // A file with errors is often a misnamed copy.
    if (!what || !valid.has(file) || isToFillIn(value)) continue
    const scope = own ?? `${file.path} ${field}`
    // Hosts distinguish capitals in paths.
    const key = `${scope} ${own === 'old path' ? value : value.trim().toLowerCase()}`
    const owner = owners.get(key)
    const message = `${owner?.file}:${owner?.line} already uses this ${what}.`
    const diagnostic = file.error(offset, 'unique', message, 'Change one of them.')
    if (owner) yield diagnostic
    else owners.set(key, diagnostic)
  }
}
