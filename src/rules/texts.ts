/** Checks the texts of MDX files. */
import { markupDiagnostics } from './fields'
import { linkDiagnostics } from './links'
import type { SiteContent } from './site-content'
import { priceDiagnostics, variableDiagnostics } from './variables'

/** Checks the links, attributes, variables, and prices in every text. */
export function* checkTexts(content: SiteContent) {
  for (const from of content.contents) {
    const { file, kind, mdx } = from
    const { variables } = content
    for (const { schema, value, offset } of mdx?.references ?? [])
      if (schema.link) yield* linkDiagnostics(from, value, offset, content)
    for (const { attributes, offsetOf } of mdx?.shortcodes ?? [])
      for (const [name, value] of Object.entries(attributes))
        yield* markupDiagnostics(file, value, offsetOf(name))
    if (!mdx || !variables) continue
    for (const { name, offset } of mdx.variables)
      yield* variableDiagnostics(file, `{${name}}`, {}, offset, variables)
    // The prices in a case study are the client’s, not ours.
    if (kind.typeName === 'CaseStudy') continue
    const start = mdx.tree.children[0]?.position?.start.offset ?? file.text.length
    yield* priceDiagnostics(file, file.text.slice(start), index => start + index, variables)
  }
}
