/** Checks what editors typed: all fields, and the links, attributes, variables, and prices in texts. */
import { humanize, type SourceFile } from '../../plugins/gatsby-plugin-content-check/src'
import { pathOfReference } from '../page-kinds/paths'
import { earlyDiagnostics, linkDiagnostics } from './links'
import type { SiteContent } from './site-content'
import { priceDiagnostics, variableDiagnostics } from './variables'

/** Checks every field and every text. */
export function* checkTexts(content: SiteContent) {
  const { fields, contents, variables } = content
  for (const field of fields) yield* checkField(field, content)
  for (const from of contents) {
    const { file, kind, mdx } = from
    for (const { schema, value, offset } of mdx?.references ?? [])
      if (schema.link) yield* linkDiagnostics(from, value, offset, content)
    for (const { attributes, offsetOf } of mdx?.shortcodes ?? [])
      for (const [name, value] of Object.entries(attributes))
        yield* markupDiagnostics(file, value, offsetOf(name))
    if (!variables) continue
    for (const { name, offset } of mdx?.variables ?? [])
      yield* variableDiagnostics(file, `{${name}}`, {}, offset, variables)
    // The prices in a case study are the client’s, not ours.
    if (kind.typeName !== 'CaseStudy') yield* priceDiagnostics(file, variables)
  }
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
function* markupDiagnostics(file: SourceFile, text: string, offset: number) {
  const [markup] = MARKUP.exec(text) ?? []
  if (markup) {
    const message = `${markup} would show as typed, because this is plain text.`
    const fix = markup.startsWith('&') ? 'Write the character itself.' : 'Remove the markup.'
    yield file.error(offset, 'markup', message, fix)
  }
  if (text.trim().includes('\n'))
    yield file.error(
      offset,
      'markup',
      'The page would join these lines.',
      'Write the text on one line.',
    )
}

function* checkField(
  { from, value, schema, path, offset }: SiteContent['fields'][number],
  content: SiteContent,
) {
  const { routes, variables, site } = content
  const { file, kind, slug } = from
  const { reference, directive } = schema
  if (reference) {
    const message = `A ${humanize(reference)} can’t list itself.`
    if (reference === kind.typeName && value === slug)
      yield file.error(offset, 'reference', message, 'Choose a different one.')
    const route = routes.get(pathOfReference(reference, value) ?? '')
    if (route) yield* earlyDiagnostics(from, route, offset)
  }
  yield* markupDiagnostics(file, value, offset)
  if (directive === '@variables' && variables)
    yield* variableDiagnostics(file, value, schema, offset, variables)
  if (schema.link) yield* linkDiagnostics(from, value, offset, content)
  if (site && path.at(-1) === 'canonicalUrl' && `${value}/`.startsWith(`${site.url}/`)) {
    const message = 'This URL is on this site, but canonicalUrl is only for URLs on other sites.'
    yield file.error(offset, 'link', message, 'Delete canonicalUrl.')
  }
}
