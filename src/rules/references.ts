/** What one file says of another: slugs, links, pictures, variables, redirects, and what must be unique. */
import {
  type Diagnostic,
  type LocatedValue,
  type SourceFile,
  humanize,
  isRecord,
} from '../../plugins/gatsby-plugin-content-check/src'
import { posix } from 'node:path'
import { documentKindOf, documentsOf, textsIn } from '../page-kinds/documents'
import type { Document, InvalidDocument } from '../page-kinds/documents'
import { MEASURED_CHART_IDS } from '../content/measurements'
import { liveFrom, NEVER } from '../content/publication'
import { pathOf, pathOfReference, type Route } from '../page-kinds/document-routes'
import type { Variables } from '../content/variables'
import { checkBrand } from './brand-colours'
import { expectName } from './expect-name'
import { earlyDiagnostic, linkDiagnostics, type LinkingFile } from './links'
import { checkHomePage } from './home-page'
import { checkMarks } from './provenance'
import { checkRedirects } from './redirect-rules'
import { checkServicePages, checkServices } from './services'
import { textFields, type Content, type TextField } from './text-fields'
import { checkTextPages } from './text-page-addresses'
import { checkUnique } from './uniqueness'
import { knownVariables, variableDiagnostics } from './variables'

/** Slugs that exist, by the type that they name. */
type KnownSlugs = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Collects the slugs that other files may name. A file with errors of its own still has the slug in its path; of a
 * list with errors nothing is known, and references into it are not judged.
 */
export function knownSlugs(
  documents: readonly Document[],
  invalid: ReadonlySet<string> = new Set(),
): KnownSlugs {
  const known = new Map<string, Set<string>>()
  const add = (typeName: string, slug: string) =>
    known.set(typeName, (known.get(typeName) ?? new Set()).add(slug))
  for (const { kind, slug, data } of documents) {
    if (!kind.isReferable) continue
    if (slug) add(kind.typeName, slug)
    else if (Array.isArray(data))
      for (const entry of data) if ('slug' in entry) add(kind.typeName, entry.slug)
  }
  for (const path of invalid) {
    const { kind, slug } = documentKindOf(path) ?? {}
    if (!kind?.isReferable) continue
    if (slug) add(kind.typeName, slug)
    else known.delete(kind.typeName)
  }
  return known
}

/** What is known of the project as a whole. */
export interface Whole {
  files: ReadonlySet<string>
  /** The files of static/. */
  copied: readonly string[]
  invalid: ReadonlySet<string>
  /** What can be read of files with errors of their own. */
  invalidDocuments: readonly InvalidDocument[]
  routes: ReadonlyMap<string, Route>
  today: string
}

/** Checks everything that takes more than one file to know. */
export function checkReferences(
  documents: readonly Document[],
  { files, copied, invalid, invalidDocuments, routes, today }: Whole,
): Diagnostic[] {
  // Where a page of a service has errors, the variables of its prices are not known.
  const isPriced = [...invalid].every(path => !path.startsWith('data/service-pages/'))
  const known = knownSlugs(documents, invalid)
  const variables = isPriced ? knownVariables(documents) : undefined
  const [site] = documentsOf(documents, 'SiteFacts').map(({ data }) => data.url)
  const surroundings = { known, files, routes, variables, site }
  return [
    ...documents.flatMap(document =>
      checkContent({ ...document, liveFrom: liveFrom(document.data, today) }, surroundings),
    ),
    // As those of a draft: nothing is known of their day.
    ...invalidDocuments.flatMap(document =>
      checkContent({ ...document, data: document.located?.value, liveFrom: NEVER }, surroundings),
    ),
    ...documentsOf(documents, 'ToConfirm').flatMap(({ file, located, data }) =>
      data.flatMap((entry, index) =>
        expectName(file, located.offsetOf([index, 'file']), 'file', entry.file, files),
      ),
    ),
    ...checkMarks(documents),
    ...checkUnique(documents),
    ...checkHomePage(documents),
    ...checkServices(documents, files),
    ...checkServicePages(documents),
    ...checkTextPages(documents),
    ...checkRedirects(documents, routes, copied),
    ...checkBrand(documents),
  ]
}

/** What a field may refer to. */
interface Surroundings extends Pick<Whole, 'files' | 'routes'> {
  known: KnownSlugs
  /** Unknown while a file that holds some of them has errors of its own. */
  variables: Variables | undefined
  /** The address of the live site. */
  site: string | undefined
}

/** A file as what links and names stand in, good or not. */
interface Naming extends LinkingFile, Content, Pick<InvalidDocument, 'located' | 'mdx'> {}

/** Checks what a file's fields and its text name. */
function checkContent(from: Naming, surroundings: Surroundings): Diagnostic[] {
  const { located } = from
  const fields = located ? textFields(from) : []
  return [
    ...fields.flatMap(field => (located ? checkField(from, located, field, surroundings) : [])),
    ...checkText(from, surroundings),
    // Where the text has mistakes, the chart may be one of them.
    ...('typeName' in from ? unplacedCharts(from) : []),
  ]
}

/** Fields that declare an address rather than lead to it. */
const isOwnAddress = ({ kind }: Naming, field: string | number | undefined) =>
  kind.typeName === 'Redirect' || (kind.typeName === 'Service' && field === 'path')

/** Markdown and HTML, which only the text of an MDX file may have. */
const MARKUP = /<\/?[a-z][^<>]*>|\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]*\)|&[a-z]+;/

/** Checks what the declaration says of a text in a file's fields. */
function checkField(
  from: Naming,
  located: LocatedValue,
  { value, schema, path }: TextField,
  { known, routes, variables, site }: Surroundings,
): Diagnostic[] {
  const { file } = from
  const diagnostics: Diagnostic[] = []
  const offset = located.offsetOf(path)
  if (schema.reference) {
    const slugs = known.get(schema.reference)
    const what = humanize(schema.reference)
    diagnostics.push(...expectName(file, offset, what, value, slugs))
    if (schema.reference === from.kind.typeName && value === from.slug)
      diagnostics.push(
        file.error(offset, 'reference', `The ${what} names itself.`, 'Name another one.'),
      )
    const route = routes.get(pathOfReference(schema.reference, value) ?? '')
    const early = route && earlyDiagnostic(from, route, offset)
    if (early) diagnostics.push(early)
  }
  const markup = MARKUP.exec(value)
  if (markup) {
    const message = `${markup[0]} would be shown as typed: a field holds plain text.`
    diagnostics.push(file.error(offset, 'markup', message, 'Write the words alone.'))
  }
  if (schema.variables && variables && value.includes('{'))
    diagnostics.push(...variableDiagnostics(file, value, schema, offset, variables))
  if (schema.link === 'internal' && !isOwnAddress(from, path.at(-1)))
    diagnostics.push(...linkDiagnostics(from, value, offset, routes, site))
  if (site && path.at(-1) === 'canonicalUrl' && `${value}/`.startsWith(`${site}/`)) {
    const message = 'This is an address of this site, and each of its pages is listed by its own.'
    diagnostics.push(file.error(offset, 'link', message, 'Delete canonicalUrl.'))
  }
  return diagnostics
}

/** A picture that a text names must lie beside the file. */
function pictureDiagnostics(
  file: SourceFile,
  src: string,
  offset: number,
  files: ReadonlySet<string>,
): Diagnostic[] {
  if (files.has(posix.join(posix.dirname(file.path), src))) return []
  const message = `There is no picture ${src} beside this file.`
  return [file.error(offset, 'picture', message, 'Check its name, capitals too, or add it.')]
}

/** Charts that the front matter has and the text doesn't place. */
function unplacedCharts({ file, data, located, mdx }: Naming): Diagnostic[] {
  const placed = mdx?.shortcodes.flatMap(({ name, attributes }) =>
    name === 'Chart' ? attributes.id : [],
  )
  return (idsIn(data, 'charts') ?? []).flatMap((id, index) =>
    !located || placed?.includes(id)
      ? []
      : file.error(
          located.offsetOf(['charts', index, 'id']),
          'chart',
          `The text doesn’t show the chart “${id}”.`,
          `Put <Chart id="${id}" /> on its own line where it belongs, or delete the chart.`,
        ),
  )
}

/** Links, pictures, variables and shortcodes in the text of an MDX file. */
function checkText(
  { mdx, ...from }: Naming,
  { files, routes, site, variables }: Surroundings,
): Diagnostic[] {
  if (!mdx) return []
  const { file, data } = from
  const anchors = routes.get(pathOf(from) ?? '')?.anchors ?? []
  // Headings differ among each other: what stands twice is a name of the page's own.
  const taken = mdx.headings.filter(({ id }) => anchors.indexOf(id) < anchors.lastIndexOf(id))
  return [
    ...taken.map(({ id, offset }) => {
      const message = `The page has a place “#${id}” of its own.`
      return file.error(offset, 'heading', message, 'Choose other words for the heading.')
    }),
    ...mdx.links.flatMap(({ url, offset }) => linkDiagnostics(from, url, offset, routes, site)),
    ...mdx.pictures.flatMap(({ src, offset }) => pictureDiagnostics(file, src, offset, files)),
    ...mdx.variables.flatMap(({ name, offset }) =>
      variables ? variableDiagnostics(file, `{${name}}`, {}, offset, variables) : [],
    ),
    ...mdx.shortcodes.flatMap(({ name, attributes, offset, offsetOf, children }) => {
      const refuse = (message: string, fix: string) => [
        file.error(offset, 'shortcode', message, fix),
      ]
      const [first, ...others] = children
      switch (name) {
        case 'Metric':
          return expectName(file, offsetOf('id'), 'metric', attributes.id, idsIn(data, 'metrics'))
        case 'Chart':
          return expectName(file, offsetOf('id'), 'chart', attributes.id, chartIdsIn(data))
        case 'Comparison': {
          const sides = children.filter(child => 'name' in child && child.name === 'Side')
          return sides.length === 2 && children.length === 2
            ? []
            : refuse(
                'Comparison holds two <Side> shortcodes and nothing else.',
                'Write <Side label="…">…</Side> twice inside it.',
              )
        }
        case 'Steps':
          return others.length === 0 && first?.type === 'list' && first.ordered
            ? []
            : refuse(
                'Steps holds one numbered list and nothing else.',
                'Start its lines with 1. 2. 3.',
              )
        default:
          return []
      }
    }),
  ]
}

/** The ids of the charts a text may place; unknown where errors hide some of them. */
function chartIdsIn(data: unknown): string[] | undefined {
  const own = idsIn(data, 'charts')
  return own && [...own, ...MEASURED_CHART_IDS]
}

/** The ids of metrics or charts in front matter; unknown where errors hide some of them. */
function idsIn(data: unknown, field: 'metrics' | 'charts'): string[] | undefined {
  const entries: unknown = isRecord(data) ? (data[field] ?? []) : undefined
  const ids = textsIn(entries, 'id')
  return Array.isArray(entries) && ids.length === entries.length ? ids : undefined
}
