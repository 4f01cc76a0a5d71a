/** What a host without headers and redirects needs in the files themselves, as GitHub Pages does. */

/** What a meta element cannot say; browsers pass over it and complain. */
const HEADER_ONLY = /^(?:frame-ancestors|report-uri|sandbox)\b/

/** A policy as a meta element. */
export function metaPolicy(policy: string): string {
  const directives = policy.split('; ').filter(directive => !HEADER_ONLY.test(directive))
  return `<meta http-equiv="Content-Security-Policy" content="${directives.join('; ')}"/>`
}

/** A page that leads on, in place of a redirect. */
export function redirectPage(to: string, address: string): string {
  const target = attribute(to)
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>This page has moved</title><meta name="robots" content="noindex"/><link rel="canonical" href="${attribute(address)}"/><meta http-equiv="refresh" content="0; url=${target}"/></head><body><main><h1>This page has moved</h1><p><a href="${target}">Go to its new address</a></p></main></body></html>`
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
