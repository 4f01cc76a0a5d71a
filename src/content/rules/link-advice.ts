/** Links that work and could serve better. Warnings. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../documents'
import { textFields } from './text-fields'

/** Words that say nothing of where a link leads, alone or at its start. */
const EMPTY_WORDS =
  /^(?:click here|here|this|this (?:page|link|article|post|study)|link|more|(?:read|learn|find out|see) more|(?:this )?website)[.!:…→»]*$/i

/**
 * Warns of links whose words say nothing (WCAG 2.4.9: a link's purpose from the link alone), and of full
 * addresses of the site itself, which would leave a preview, and go wrong once the address changes.
 */
export function checkLinkAdvice(documents: readonly Document[]): Diagnostic[] {
  const own = documentOf(documents, 'SiteFacts')?.data.url
  return documents.flatMap(document => {
    const { file, located, mdx } = document
    const diagnostics: Diagnostic[] = []
    const warn = (offset: number, message: string, fix: string) =>
      diagnostics.push(file.warning(offset, 'link-advice', message, fix))
    const expectShort = (url: string, offset: () => number) => {
      const path = own && pathWithin(own, url)
      if (path !== undefined)
        warn(offset(), 'This is a full address of the site itself.', `Write ${path}`)
    }
    for (const { url, text, offset } of mdx?.links ?? []) {
      expectShort(url, () => offset)
      if (text !== undefined && EMPTY_WORDS.test(text.trim()))
        warn(
          offset,
          `The words “${text.trim()}” do not say where the link leads.`,
          'Link the words that name it: many readers hear the links of a page alone.',
        )
    }
    for (const { value, schema, path } of textFields(document)) {
      if (!schema.link) continue
      const offset = () => located.offsetOf(path)
      // Of a canonical address the full form is asked for.
      if (document.typeName !== 'SiteFacts' && path.at(-1) !== 'canonicalUrl')
        expectShort(value, offset)
    }
    return diagnostics
  })
}

/** The path of an address, where it is one of a site; `undefined` where it is another’s. */
function pathWithin(site: string, url: string): string | undefined {
  const withoutScheme = (address: string) => address.replace(/^https?:\/\/(?:www\.)?/, '')
  const [base, full] = [withoutScheme(site), withoutScheme(url)]
  if (!/^https?:/.test(url) || !full.startsWith(base)) return undefined
  const rest = full.slice(base.length)
  return /^(?:[/?#]|$)/.test(rest) ? rest.replace(/^(?!\/)/, '/') : undefined
}
