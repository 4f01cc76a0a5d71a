/** A page of Gatsby's as it is deployed: without framework, without inline script. */
import { DomUtils, parseDocument } from 'htmlparser2'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What pages are given in place of Gatsby's scripts. */
interface PageSettings {
  /** The path below which the site stands; empty at a host's root. */
  prefix: string
  /** The boot script's address. */
  bootScript: string
  preview: boolean
  /** What the application loads to start on the page: scripts in order, then data. */
  scripts: readonly string[]
  data: readonly string[]
  /** The inlined style sheet. */
  style: string
}

/** A page as Gatsby wrote it, read. */
interface ParsedPage {
  /** The page's file, for messages. */
  file: string
  document: ReturnType<typeof parseDocument>
}

// What is not changed is written as it was read: characters stay encoded, names keep their case.
const AS_WRITTEN = { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: false }

/** Reads a page of `public/`. React 18 pads its output with zero bytes (facebook/react#26228). */
export const parsePage = (html: string, file: string): ParsedPage => ({
  file,
  document: parseDocument(html.replaceAll('\0', ''), AS_WRITTEN),
})

const all = ({ document }: ParsedPage, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, document)

/** Whether the page asks search engines to leave it out. */
export const isNoindex = (page: ParsedPage): boolean =>
  all(page, 'meta').some(
    ({ attribs }) => attribs.name === 'robots' && attribs.content?.includes('noindex'),
  )

/**
 * Fails where a page's canonical address on the site's own host is another page's. Gatsby renders two pages
 * at once, and what components keep outside React (react-helmet does) could exchange their heads.
 *
 * @param path the page's address, without prefix
 * @param siteUrl the address of the live site
 * @throws naming the page
 */
export function checkCanonical(page: ParsedPage, path: string, siteUrl: string | undefined): void {
  const link = all(page, 'link').find(({ attribs }) => attribs.rel === 'canonical')
  if (!link || !siteUrl) return
  const site = new URL(siteUrl)
  const canonical = new URL(link.attribs.href ?? '', site)
  if (canonical.host !== site.host) return
  const own = site.pathname.replace(/\/$/, '') + path
  if (trimmed(canonical.pathname) !== trimmed(own))
    throw new Error(
      `${page.file}: the canonical address is ${canonical.href}, and the page is ${own}. Two pages may have exchanged their heads.`,
    )
}

const trimmed = (path: string) => decodeURI(path).replace(/\/$/, '')

/**
 * Takes Gatsby's scripts out of a page and puts the boot script and the style sheet in.
 *
 * @throws where the page has no head, or something inline is left that the Content Security Policy forbids
 */
export function publishPage(page: ParsedPage, settings: PageSettings): string {
  const { document, file } = page
  const { prefix, preview } = settings
  const [head] = all(page, 'head')
  if (!head || all(page, 'title').length === 0) throw new Error(`${file}: the page has no title.`)
  for (const element of DomUtils.getElementsByTagName(() => true, document)) {
    const { attribs } = element
    if (isGatsbys(element, preview)) DomUtils.removeElement(element)
    else if (attribs.id === 'gatsby-focus-wrapper' || attribs.id === 'gatsby-announcer')
      delete attribs.style
    // Gatsby leads to a prefixed site's home page without its slash, and hosts answer with a redirect.
    else if (prefix && attribs.href === prefix) attribs.href = `${prefix}/`
  }
  for (const comment of DomUtils.find(isSliceComment, document, true, Infinity))
    DomUtils.removeElement(comment)
  refuseInline(page)
  // What it is to be replaced by would be one more package.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const html = DomUtils.getOuterHTML(document, { encodeEntities: false, decodeEntities: false })
  // The encoding stands first. A module waits for the whole page, and no page for it.
  const robots = preview ? '<meta name="robots" content="noindex"/>' : ''
  return html
    .replace(/<head[^>]*>/, open => `${open}<meta charset="utf-8"/>${VIEWPORT}`)
    .replace('</title>', () => `</title>${robots}${scriptOf(settings)}`)
    .replace('</head>', () => `<style>${settings.style}</style></head>`)
    .replace('</body>', () => `${applicationOf(settings)}</body>`)
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'

const scriptOf = ({ bootScript }: PageSettings) =>
  `<script type="module" src="${bootScript}"></script>`

/** Inert until the boot script puts it into the page: all of the application is loaded at once then. */
function applicationOf({ prefix, scripts, data }: PageSettings): string {
  const preload = (as: string) => (file: string) =>
    `<link rel="preload" as="${as}" href="${prefix}/${file}"${as === 'fetch' ? ' crossorigin' : ''}>`
  return `<template>${[...scripts.map(preload('script')), ...data.map(preload('fetch'))].join('')}</template>`
}

/** Whether an element goes: Gatsby's scripts, what it inlines, and metadata that is written anew. */
function isGatsbys({ name, attribs }: Element, preview: boolean): boolean {
  switch (name) {
    case 'style':
    case 'noscript':
      return true
    case 'script':
      return attribs.type !== 'application/ld+json' && !attribs.src?.startsWith('https:')
    case 'link':
      return attribs.as === 'script' || attribs.as === 'fetch'
    case 'meta':
      return (
        'charset' in attribs ||
        'charSet' in attribs ||
        'http-equiv' in attribs ||
        attribs.name === 'viewport' ||
        attribs.name === 'generator' ||
        (preview && attribs.name === 'robots')
      )
    default:
      return false
  }
}

const isSliceComment = (node: { type: string; data?: string }) =>
  node.type === 'comment' && /^ slice-(?:start|end) /.test(node.data ?? '')

/** The policy allows no style attribute and no handler. */
function refuseInline(page: ParsedPage): void {
  for (const { name, attribs } of DomUtils.getElementsByTagName(() => true, page.document)) {
    const inline = Object.keys(attribs).find(one => /^(?:style$|on[a-z])/i.test(one))
    if (inline)
      throw new Error(
        `${page.file}: <${name} ${inline}="${attribs[inline]}"> is inline, which the Content Security Policy forbids.`,
      )
  }
}
