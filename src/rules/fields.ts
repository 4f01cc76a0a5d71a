/** The fields of all files: what they refer to, link to, and fill in. */
import { type Diagnostic, humanize } from '../../plugins/gatsby-plugin-content-check/src'
import { pathOfReference } from '../page-kinds/document-routes'
import { expectName } from './expect-name'
import { earlyDiagnostic, linkDiagnostics } from './links'
import type { CheckedFile, Rule, SiteContent } from './site-content'
import { textFields, type TextField } from './text-fields'
import { priceDiagnostics, variableDiagnostics } from './variables'

/** Checks every text in every file's fields. */
export const checkFields: Rule = content =>
  content.contents.flatMap(file =>
    textFields(file).flatMap(field => checkField(file, field, content)),
  )

/** Markdown and HTML, which only the text of an MDX file may have. */
const MARKUP = /<\/?[a-z][^<>]*>|\*\*[^*]+\*\*|\[[^[\]]+\]\([^()]*\)|&[a-z]+;/

function checkField(from: CheckedFile, field: TextField, content: SiteContent) {
  const { value, schema, path } = field
  const { routes, slugs, variables, site } = content
  const { file, kind } = from
  const offset = from.located?.offsetOf(path) ?? 0
  const diagnostics: Diagnostic[] = []
  if (schema.reference) {
    const what = humanize(schema.reference)
    diagnostics.push(...expectName(file, offset, what, value, slugs.get(schema.reference)))
    if (schema.reference === kind.typeName && value === from.slug)
      diagnostics.push(
        file.error(offset, 'reference', `A ${what} can’t list itself.`, 'Name another one.'),
      )
    const route = routes.get(pathOfReference(schema.reference, value) ?? '')
    diagnostics.push(...(route ? earlyDiagnostic(from, route, offset) : []))
  }
  const [markup] = MARKUP.exec(value) ?? []
  if (markup) {
    const message = `${markup} would be shown as typed: a field holds plain text.`
    diagnostics.push(file.error(offset, 'markup', message, 'Write the words alone.'))
  }
  if (schema.variables && variables) {
    diagnostics.push(...variableDiagnostics(file, value, schema, offset, variables))
    if (kind.typeName !== 'CaseStudy')
      diagnostics.push(...priceDiagnostics(file, value, () => offset, variables))
  }
  // These two declare paths: they don't link to them.
  const isDeclared = kind.typeName === 'Redirect' || kind.typeName === 'Service'
  if (schema.link === 'internal' && !isDeclared)
    diagnostics.push(...linkDiagnostics(from, value, offset, content))
  if (site && path.at(-1) === 'canonicalUrl' && `${value}/`.startsWith(`${site.url}/`)) {
    const message =
      'This URL is on this site, and every page here already has its own canonical URL.'
    diagnostics.push(file.error(offset, 'link', message, 'Delete canonicalUrl.'))
  }
  return diagnostics
}
