/**
 * Which file holds which content type. The check, the data layer, the JSON Schemas and the
 * editor settings all read this table; a new kind of file is a new row.
 */
import type { z } from 'zod'
import { addOns } from './add-on'
import { caseStudy } from './case-study'
import { faq } from './faq-item'
import type { ReferenceTarget } from './fields'
import { navigation } from './navigation'
import { aboutPage, contactPage, homePage, listPage } from './page'
import { post } from './post'
import { pricing } from './pricing-package'
import { redirects } from './redirect'
import { service, servicePage } from './service'
import { site } from './site'
import { author, authors, industries, industry, tag, tags } from './taxonomy'
import { toConfirm, toConfirmList } from './to-confirm'
import { webApplicationPage } from './web-application-page'

/** A kind of file that editors write. */
export interface DocumentKind {
  /** The GraphQL type of the node, or of each entry where the file is a list. */
  typeName: string
  /** Paths from the project’s root. `*` stands for one name; it is the slug of what the file holds. */
  pattern: RegExp
  /** The same as `pattern`, for people and for editors’ settings. */
  glob: string
  /** What the whole file, or its front matter, must be. */
  declaration: z.ZodType
  /** What one node is: the declaration itself, or that of a list’s entry. */
  node: z.ZodObject
  format: 'json' | 'mdx'
  /** The field that must equal the file’s name. */
  slugField?: string
  /** The name by which other files refer to these nodes. */
  target?: ReferenceTarget
  /** The path under which the pages of this kind stand. */
  basePath?: string
}

const json = (
  typeName: string,
  glob: string,
  declaration: z.ZodObject,
  more: Partial<DocumentKind> = {},
): DocumentKind => ({
  typeName,
  glob,
  pattern: globPattern(glob),
  declaration,
  node: declaration,
  format: 'json',
  ...more,
})

/** `data/services/*.json` as a regular expression that captures the `*`. */
function globPattern(glob: string): RegExp {
  return new RegExp(`^${glob.replaceAll('.', '\\.').replace('*', '([^/]+)')}$`)
}

export const documentKinds: readonly DocumentKind[] = [
  json('SiteFacts', 'data/site.json', site),
  json('Navigation', 'data/navigation.json', navigation),
  json('Pricing', 'data/pricing.json', pricing),
  json('AddOns', 'data/add-ons.json', addOns),
  json('Faq', 'data/faq.json', faq),
  json('Service', 'data/services/*.json', service, { slugField: 'slug', target: 'Service' }),
  json('ServicePage', 'data/service-pages/*.json', servicePage, { slugField: 'service' }),
  json('WebApplicationPage', 'data/web-application-page.json', webApplicationPage),
  json('HomePage', 'data/pages/home.json', homePage),
  json('AboutPage', 'data/pages/about.json', aboutPage),
  json('ContactPage', 'data/pages/contact.json', contactPage),
  json('ListPage', 'data/pages/*.json', listPage, { slugField: 'key' }),
  json('Industry', 'data/industries.json', industry, {
    declaration: industries,
    target: 'Industry',
  }),
  json('Tag', 'data/tags.json', tag, { declaration: tags, target: 'Tag' }),
  json('Author', 'data/authors.json', author, { declaration: authors, target: 'Author' }),
  json('Redirect', 'data/redirects.json', redirects.element, { declaration: redirects }),
  json('ToConfirm', 'data/to-confirm.json', toConfirm, { declaration: toConfirmList }),
  {
    ...json('CaseStudy', 'content/case-studies/*/index.mdx', caseStudy, { target: 'CaseStudy' }),
    format: 'mdx',
    basePath: '/case-studies',
  },
  {
    ...json('Post', 'content/blog/*/index.mdx', post, { target: 'Post' }),
    format: 'mdx',
    basePath: '/blog',
  },
]

/**
 * The kind of a file and the slug in its path.
 *
 * @param path the path from the project’s root, with forward slashes
 * @returns the first row that fits, or `undefined` for a file that is none of ours
 */
export function documentKindOf(path: string): { kind: DocumentKind; slug?: string } | undefined {
  for (const kind of documentKinds) {
    const match = kind.pattern.exec(path)
    if (match) return { kind, slug: match[1] }
  }
  return undefined
}
