/** Turns a page from `public/` into the page that is deployed: without Gatsby's scripts. */
import { DomUtils, parseDocument } from 'htmlparser2'
import { ASSETS } from './webpack'

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

/** What replaces Gatsby's scripts and styles in a page. */
interface PageSettings {
  /** The site's path prefix; empty at the root of a host. */
  prefix: string
  /** The URL of the boot script. */
  bootScript: string
  preview: boolean
  /** The files the application needs to start on the page: scripts in order, then data. */
  scripts: readonly string[]
  data: readonly string[]
  /** The inlined style sheet, and the file webpack's runtime knows it by. */
  style: string
  styleFile: string | undefined
  /** Whether the policy allows style attributes. */
  inlineStyles: boolean
}

/** A page as Gatsby wrote it, parsed. */
interface ParsedPage {
  /** The page's file, for messages. */
  file: string
  document: ReturnType<typeof parseDocument>
}

/** A page to deploy, and what the Content Security Policy has to know about it. */
interface DeployedPage {
  html: string
  /** The page's own inline styles and scripts, which the policy allows by hash. */
  styles: string[]
  scripts: string[]
  /** Origins on other hosts, by the directive that has to allow them. */
  external: { directive: string; origin: string }[]
  /** Local files that the page loads, as paths from the site's root. */
  files: string[]
  /** What the policy would block, one message each. */
  problems: string[]
}

// Keep everything else as written: entities stay encoded and names keep their case.
const AS_WRITTEN = { decodeEntities: false, lowerCaseTags: true, lowerCaseAttributeNames: false }

/** Parses a page from `public/`. React 18 pads its output with zero bytes (facebook/react#26228). */
export const parsePage = (html: string, file: string): ParsedPage => ({
  file,
  document: parseDocument(html.replaceAll('\0', ''), AS_WRITTEN),
})

const elementsOf = ({ document }: ParsedPage): Element[] =>
  DomUtils.getElementsByTagName(() => true, document)

const all = ({ document }: ParsedPage, name: string): Element[] =>
  DomUtils.getElementsByTagName(name, document)

/** Whether the page asks search engines not to index it. */
export const isNoindex = (page: ParsedPage): boolean =>
  all(page, 'meta').some(
    ({ attribs }) => attribs.name === 'robots' && attribs.content?.includes('noindex'),
  )

/**
 * Checks that a page's canonical URL on the site's own host is the page's own. Gatsby renders two pages at once, so
 * state outside React (react-helmet has some) can swap their heads.
 *
 * @param path the page's path, without prefix
 * @param siteUrl the URL of the live site
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
      `${page.file}: the canonical URL is ${canonical.href}, but the page is ${own}. Two pages may have swapped their heads.`,
    )
}

const trimmed = (path: string) => decodeURI(path).replace(/\/$/, '')

/** Replaces Gatsby's scripts and styles with the boot script and the style sheet. */
export function publishPage(page: ParsedPage, settings: PageSettings): DeployedPage {
  const { document } = page
  const { prefix, preview } = settings
  const elements = elementsOf(page)
  const hasImages = elements.some(({ attribs }) => 'data-gatsby-image-wrapper' in attribs)
  for (const element of elements) {
    const { attribs } = element
    if (isGatsbys(element, settings) || (!hasImages && isForImages(element)))
      DomUtils.removeElement(element)
    else if (attribs.id === 'gatsby-focus-wrapper' || attribs.id === 'gatsby-announcer')
      delete attribs.style
    // Gatsby links a prefixed site's home page without its slash, which hosts redirect.
    else if (prefix && attribs.href === prefix) attribs.href = `${prefix}/`
  }
  for (const comment of DomUtils.find(isSliceComment, document, true, Infinity))
    DomUtils.removeElement(comment)
  const viewport = all(page, 'meta').some(({ attribs }) => attribs.name === 'viewport')
  const robots = preview ? '<meta name="robots" content="noindex"/>' : ''
  const known = settings.styleFile ? ` data-href="${prefix}/${settings.styleFile}"` : ''
  // The replacement for this function is another package.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  const html = DomUtils.getOuterHTML(document, { encodeEntities: false, decodeEntities: false })
    .replace(/<head[^>]*>/, open => `${open}<meta charset="utf-8"/>${viewport ? '' : VIEWPORT}`)
    .replace('</title>', () => `</title>${robots}${scriptOf(settings)}`)
    .replace('</head>', () => `<style${known}>${settings.style}</style></head>`)
    .replace('</body>', () => `${applicationOf(settings)}</body>`)
  return {
    html,
    styles: textsOf(page, 'style'),
    scripts: textsOf(page, 'script'),
    ...resourcesOf(page, prefix),
    problems: problemsOf(page, settings),
  }
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'

/** The viewport in Gatsby's default HTML. */
const GATSBY_VIEWPORT = 'width=device-width, initial-scale=1, shrink-to-fit=no'

const scriptOf = ({ bootScript }: PageSettings) =>
  `<script type="module" src="${bootScript}"></script>`

/** Inert until the boot script adds it to the page, which loads the whole application at once. */
function applicationOf({ prefix, scripts, data }: PageSettings): string {
  const preload = (as: string) => (file: string) =>
    `<link rel="preload" as="${as}" href="${prefix}/${file}"${as === 'fetch' ? ' crossorigin' : ''}>`
  return `<template>${[...scripts.map(preload('script')), ...data.map(preload('fetch'))].join('')}</template>`
}

/** Whether an element is Gatsby's own, or metadata that is written anew. */
function isGatsbys({ name, attribs, children }: Element, { prefix, preview }: PageSettings) {
  switch (name) {
    case 'style':
      return 'data-href' in attribs || 'data-identity' in attribs
    case 'noscript':
      return attribs.id === 'gatsby-noscript'
    case 'script':
      return (
        attribs.src?.startsWith(`${prefix}/${ASSETS}/`) === true ||
        attribs.id?.startsWith('gatsby-') === true ||
        /^(?:\/\*<!\[CDATA\[\*\/)?window\.(?:pagePath|___)/.test(textOf(children))
      )
    case 'link':
      return attribs.as === 'script' || attribs.as === 'fetch'
    case 'meta':
      return (
        'charset' in attribs ||
        'charSet' in attribs ||
        attribs['http-equiv'] === 'x-ua-compatible' ||
        attribs.content === GATSBY_VIEWPORT ||
        attribs.name === 'generator' ||
        (preview && attribs.name === 'robots')
      )
    default:
      return false
  }
}

/** Whether an element is for the GatsbyImage component: gatsby-plugin-image adds it to every page. */
const isForImages = ({ name, children }: Element) =>
  ['style', 'noscript', 'script'].includes(name) &&
  /\.gatsby-image-wrapper|data-main-image|dataset\.mainImage/.test(textOf(children))

const isSliceComment = (node: { type: string; data?: string }) =>
  node.type === 'comment' && /^ slice-(?:start|end) /.test(node.data ?? '')

// eslint-disable-next-line @typescript-eslint/no-deprecated
const textOf = (nodes: Element['children']) => DomUtils.getText(nodes)

/** The texts of a page's inline styles, or of its inline scripts that run. */
const textsOf = (page: ParsedPage, name: 'style' | 'script') =>
  all(page, name)
    .filter(({ attribs: { src, type = '' } }) => !src && !/json|^(?:text\/)?template/.test(type))
    .map(({ children }) => textOf(children))

/** The directives that allow what an element loads. */
const DIRECTIVES: Record<string, string | undefined> = {
  audio: 'media-src',
  embed: 'object-src',
  iframe: 'frame-src',
  img: 'img-src',
  object: 'object-src',
  script: 'script-src',
  source: 'img-src',
  video: 'media-src',
}

/** What a page loads from other hosts, and which local files it loads. */
function resourcesOf(page: ParsedPage, prefix: string): Pick<DeployedPage, 'external' | 'files'> {
  const external: DeployedPage['external'] = []
  const files: string[] = []
  for (const { name, attribs } of elementsOf(page)) {
    const isSheet = name === 'link' && attribs.rel === 'stylesheet'
    const directive = isSheet ? 'style-src' : DIRECTIVES[name]
    const isFile = name === 'link' && /icon|manifest|stylesheet/.test(attribs.rel ?? '')
    const candidates = (attribs.srcset ?? attribs.srcSet ?? '').split(',')
    for (const candidate of [attribs.src, isFile ? attribs.href : undefined, ...candidates]) {
      const [url = ''] = candidate?.trim().split(/\s/) ?? []
      if (directive && /^(?:https?:)?\/\//.test(url))
        external.push({ directive, origin: new URL(url, 'https://a.example').origin })
      const [path = ''] = url.split(/[?#]/)
      // An iframe may show a page, whose address has no extension.
      if (path.startsWith(`${prefix}/`) && /\.\w+$/.test(path))
        files.push(decodeURI(path.slice(prefix.length + 1)))
    }
  }
  return { external, files }
}

/** What stops a page from working under the Content Security Policy, or at all. */
function problemsOf(page: ParsedPage, { inlineStyles }: PageSettings): string[] {
  const problems = all(page, 'title').length > 0 ? [] : ['the page has no title']
  for (const { name, attribs } of elementsOf(page)) {
    if (name === 'style' && ('data-styled' in attribs || 'data-emotion' in attribs))
      problems.push('styled-components and emotion add styles in the browser; use CSS modules')
    for (const [attribute, value] of Object.entries(attribs)) {
      if (/^on[a-z]/i.test(attribute))
        problems.push(`<${name} ${attribute}="${value}">: use a listener instead`)
      else if (attribute.toLowerCase() === 'style' && !inlineStyles)
        problems.push(`<${name} style="${value}">: use a class, or the option inlineStyles`)
    }
  }
  return [...new Set(problems)].map(problem => `${page.file}: ${problem}`)
}
