/** What a host without headers and redirects needs in the files themselves, as GitHub Pages does. */
import { escapeUTF8 } from 'entities'
import type { InterfaceWords } from '../schema/interface-words'

/** What a meta element cannot say; browsers pass over it and complain. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/

/** A policy as a meta element. */
export function metaPolicy(policy: string): string {
  const directives = policy.split('; ').filter(directive => !HEADER_ONLY.test(directive))
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}"/>`
}

/** The file of an old address: `/x` is answered from `x.html`, and `/x.html` too. */
export function redirectFile(from: string): string {
  const path = decodeURIComponent(from.slice(1))
  return path.endsWith('.html') ? path : `${path}.html`
}

/** A page that leads on, in place of a redirect. */
export function redirectPage(
  to: string,
  address: string,
  language: string,
  words: InterfaceWords['moved'],
): string {
  const [heading, link] = [escapeUTF8(words.heading), escapeUTF8(words.link)]
  const target = escapeUTF8(to)
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><title>${heading}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${escapeUTF8(address)}"/><meta http-equiv="refresh" content="0; url=${target}"/></head><body><main><h1>${heading}</h1><p><a href="${target}">${link}</a></p></main></body></html>`
}
