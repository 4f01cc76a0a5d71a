/** Checks the references, links, and variables in the fields of all files. */
import {
  humanize,
  textFields,
  type SourceFile,
  type TextField,
} from '../../plugins/gatsby-plugin-content-check/src'
import { pathOfReference } from '../page-kinds/document-routes'
import { earlyDiagnostics, linkDiagnostics } from './links'
import type { CheckedFile, SiteContent } from './site-content'
import { priceDiagnostics, variableDiagnostics } from './variables'

/** Checks every text field in every file. */
export function* checkFields(content: SiteContent) {
  for (const file of content.contents)
    for (const field of textFields(file)) yield* checkField(file, field, content)
}

/** Matches Markdown, HTML, and shortcodes, which are allowed only in the text of MDX files. */
const MARKUP = new RegExp(
  [
    String.raw`<\/?[a-z][^<>]*>|&[a-z]+;`,
    String.raw`\*\*[^*]+\*\*|(?<!\w)_[^_\s][^_]*_(?!\w)|\x60[^\x60]+\x60`,
    String.raw`\[[^[\]]+\]\([^()]*\)|\[\[|\[\^[^\]]*\]`,
    String.raw`^(?:#{1,6}|[-*+]) |[•◦▪]|\\[*_<[]`,
  ].join('|'),
  'im',
)

/** Finds markup in plain text. */
export function* markupDiagnostics(file: SourceFile, text: string, offset: number) {
  const [markup] = MARKUP.exec(text) ?? []
  if (markup) {
    const message = `${markup} would show as typed, because this is plain text.`
    const fix = markup.startsWith('&') ? 'Write the character itself.' : 'Remove the markup.'
    yield file.error(offset, 'markup', message, fix)
  }
  if (/\n\s*\n/.test(text))
    yield file.error(
      offset,
      'markup',
      'The page would join these paragraphs.',
      'Write them as one paragraph.',
    )
}

function* checkField(from: CheckedFile, { value, schema, path }: TextField, content: SiteContent) {
  const { routes, variables, site } = content
  const { file, kind, slug, located } = from
  const { typeName } = kind
  const { reference } = schema
  const offset = located?.offsetOf(path) ?? 0
  if (reference) {
    const message = `A ${humanize(reference)} can’t list itself.`
    if (reference === typeName && value === slug)
      yield file.error(offset, 'reference', message, 'Choose a different one.')
    const route = routes.get(pathOfReference(reference, value) ?? '')
    if (route) yield* earlyDiagnostics(from, route, offset)
  }
  yield* markupDiagnostics(file, value, offset)
  if (schema.variables && variables) {
    yield* variableDiagnostics(file, value, schema, offset, variables)
    if (typeName !== 'CaseStudy') yield* priceDiagnostics(file, value, () => offset, variables)
  }
  if (schema.link === 'internal') yield* linkDiagnostics(from, value, offset, content)
  if (site && path.at(-1) === 'canonicalUrl' && `${value}/`.startsWith(`${site.url}/`)) {
    const message = 'This URL is on this site, but canonicalUrl is only for URLs on other sites.'
    yield file.error(offset, 'link', message, 'Delete canonicalUrl.')
  }
}
