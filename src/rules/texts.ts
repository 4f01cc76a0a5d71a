/** The texts of MDX files: their links and variables. */
import { linkDiagnostics } from './links'
import type { Rule } from './site-content'
import { priceDiagnostics, variableDiagnostics } from './variables'

/** Checks the links and variables of every text. */
export const checkTexts: Rule = content =>
  content.contents.flatMap(from => {
    const { file, kind, mdx } = from
    const { variables } = content
    if (!mdx) return []
    const links = mdx.links.flatMap(({ url, offset }) =>
      linkDiagnostics(from, url, offset, content),
    )
    if (!variables) return links
    const bodyStart = mdx.tree.children[0]?.position?.start.offset ?? file.text.length
    return [
      ...links,
      ...mdx.variables.flatMap(({ name, offset }) =>
        variableDiagnostics(file, `{${name}}`, {}, offset, variables),
      ),
      // The prices in a case study are a client's.
      ...(kind.typeName === 'CaseStudy'
        ? []
        : priceDiagnostics(
            file,
            file.text.slice(bodyStart),
            index => bodyStart + index,
            variables,
          )),
    ]
  })
