/** Turns a page from `public/` into the page to deploy, without Gatsby's scripts. */
import { load, type CheerioAPI } from 'cheerio'
import { ASSETS } from './webpack'

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
  /** The inlined style sheet, and its file name in webpack's runtime. */
  style: string
  styleFile: string | undefined
  /** Whether the policy allows style attributes. */
  inlineStyles: boolean
  /** The client-only routes the page is a shell for. */
  matchPath?: string
}

/** A page as Gatsby wrote it, parsed. */
interface ParsedPage {
  /** The page's file, for messages. */
  file: string
  $: CheerioAPI
}

/** A page to deploy, with the information the Content Security Policy needs. */
interface DeployedPage {
  html: string
  /** The page's own inline styles and scripts, which the policy allows by hash. */
  styles: string[]
  scripts: string[]
  /** External origins, with the directive each one needs. */
  external: { directive: string; origin: string }[]
  /** Local files the page loads, relative to the site's root. */
  files: string[]
  /** Messages about a missing title and anything the policy would block. */
  problems: string[]
}

// Keep the source as written: entities stay encoded, and attribute names keep their case.
const AS_WRITTEN = {
  xml: {
    xmlMode: false,
    decodeEntities: false,
    lowerCaseTags: true,
    lowerCaseAttributeNames: false,
  },
}

/** Parses a page from `public/`. React 18 pads its output with NUL bytes (facebook/react#26228). */
export const parsePage = (html: string, file: string): ParsedPage => ({
  file,
  $: load(html.replaceAll('\0', ''), AS_WRITTEN),
})

/** Whether the page asks search engines not to index it. */
export const isNoindex = ({ $ }: ParsedPage): boolean =>
  $('meta[name=robots][content*=noindex]').length > 0

/**
 * Checks that a canonical URL on the site's own host points to the page itself. Gatsby renders pages concurrently, so
 * components that keep state outside React (like react-helmet) can swap two pages' <head> elements.
 *
 * @param path the page's path, without the prefix
 * @param siteUrl the URL of the live site
 * @throws if the URL points to another page
 */
export function checkCanonical(
  { $, file }: ParsedPage,
  path: string,
  siteUrl: string | undefined,
): void {
  const href = $('link[rel=canonical]').attr('href')
  if (!href || !siteUrl) return
  const site = new URL(siteUrl)
  const canonical = new URL(href, site)
  const own = trimmed(site.pathname) + path
  if (canonical.host === site.host && trimmed(canonical.pathname) !== trimmed(own))
    throw new Error(
      `${file}: the canonical URL is ${canonical.href}, but the page is at ${own}. Two pages may have swapped their <head> elements.`,
    )
}

const trimmed = (path: string) => decodeURI(path).replace(/\/$/, '')

/** Replaces Gatsby's scripts and styles with the boot script and the style sheet. */
export function publishPage(page: ParsedPage, settings: PageSettings): DeployedPage {
  const { $ } = page
  const { prefix, preview, styleFile, style, bootScript } = settings
  removeGatsbys($, prefix)
  if (preview) $('meta[name=robots]').remove()
  // With a path prefix, Gatsby links to the home page without a trailing slash, so hosts would redirect.
  if (prefix) $(`[href="${prefix}"]`).attr('href', `${prefix}/`)
  const viewport = $('meta[name=viewport]').length > 0 ? '' : VIEWPORT
  const robots = preview ? '<meta name="robots" content="noindex"/>' : ''
  const known = styleFile ? ` data-href="${prefix}/${styleFile}"` : ''
  const html = $.html()
    .replace(/<meta charset="[^"]*">/i, '')
    .replaceAll(/<!-- slice-(?:start|end) .*?-->/g, '')
    .replace(/<head[^>]*>/, open => `${open}<meta charset="utf-8"/>${viewport}`)
    .replace(
      '</title>',
      () => `</title>${robots}<script type="module" src="${bootScript}"></script>`,
    )
    .replace('</head>', () => `<style${known}>${style}</style></head>`)
    .replace('</body>', () => `${applicationOf(settings)}</body>`)
  return {
    html,
    styles: textsOf($, 'style'),
    scripts: textsOf($, 'script:not([src], [type*=json], [type*=template])'),
    ...resourcesOf($, prefix),
    problems: problemsOf(page, settings),
  }
}

const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1"/>'

/** Links to the application's files, inert until the boot script adds them to the page. Then all files load at once. */
function applicationOf({ prefix, scripts, data, matchPath }: PageSettings): string {
  const preload = (as: string) => (file: string) =>
    `<link rel="preload" as="${as}" href="${prefix}/${file}"${as === 'fetch' ? ' crossorigin' : ''}>`
  return `<template${matchPath ? ' data-now' : ''}>${[...scripts.map(preload('script')), ...data.map(preload('fetch'))].join('')}</template>`
}

/** Matches Gatsby's scripts and styles, and metadata this plugin rewrites. */
const GATSBYS = [
  'style[data-href], style[data-identity]',
  'noscript#gatsby-noscript',
  'script[id^=gatsby-]',
  'link[as=script], link[as=fetch]',
  'meta[http-equiv=x-ua-compatible]',
  'meta[name=generator]',
  'meta[content="width=device-width, initial-scale=1, shrink-to-fit=no"]',
].join()

/** The styles and script gatsby-plugin-image adds to every page. */
const FOR_IMAGES = /\.gatsby-image-wrapper|data-main-image|dataset\.mainImage/

function removeGatsbys($: CheerioAPI, prefix: string): void {
  const withText = (selector: string, pattern: RegExp) =>
    $(selector).filter((_, element) => pattern.test($(element).text()))
  $(`${GATSBYS}, script[src^="${prefix}/${ASSETS}/"]`).remove()
  withText('script', /^window\.___/).remove()
  if ($('[data-gatsby-image-wrapper]').length === 0)
    withText('style, noscript, script', FOR_IMAGES).remove()
  $('#gatsby-focus-wrapper, #gatsby-announcer').removeAttr('style')
}

const textsOf = ($: CheerioAPI, selector: string) =>
  $(selector)
    .toArray()
    .map(element => $(element).text())

/** The directive that covers what each element loads. */
const DIRECTIVES: Record<string, string | undefined> = {
  audio: 'media-src',
  embed: 'object-src',
  iframe: 'frame-src',
  img: 'img-src',
  object: 'object-src',
  script: 'script-src',
  source: 'img-src',
  video: 'media-src',
  form: 'form-action',
}

/** The hosts and local files a page uses. */
function resourcesOf($: CheerioAPI, prefix: string): Pick<DeployedPage, 'external' | 'files'> {
  const external: DeployedPage['external'] = []
  const files: string[] = []
  for (const { name, attribs } of $.root().find('*').toArray()) {
    const { rel = '', src, action, href, srcset = attribs.srcSet } = attribs
    const directive = rel === 'stylesheet' ? 'style-src' : DIRECTIVES[name]
    const link = /icon|manifest|stylesheet/.test(rel) ? href : undefined
    for (const candidate of [src, action, link, ...(srcset?.split(',') ?? [])]) {
      const [url = ''] = candidate?.trim().split(/\s/) ?? []
      if (directive && /^(?:https?:)?\/\//.test(url))
        external.push({ directive, origin: new URL(url, 'https://a.example').origin })
      const [path = ''] = url.split(/[?#]/)
      // Skip URLs without an extension: an iframe may show one of the site's pages.
      if (path.startsWith(`${prefix}/`) && /\.\w+$/.test(path))
        files.push(decodeURI(path.slice(prefix.length + 1)))
    }
  }
  return { external, files }
}

/** Reports a missing title and anything the Content Security Policy would block. */
function problemsOf({ $, file }: ParsedPage, { inlineStyles }: PageSettings): string[] {
  const problems = $('title').length > 0 ? [] : ['the page has no title']
  for (const { name, attribs } of $.root().find('*').toArray())
    for (const [attribute, value] of Object.entries(attribs)) {
      if (/^on[a-z]/i.test(attribute))
        problems.push(`<${name} ${attribute}="${value}">: use an event listener instead`)
      else if (/^style$/i.test(attribute) && !inlineStyles)
        problems.push(`<${name} style="${value}">: use a class, or the inlineStyles option`)
    }
  return [...new Set(problems)].map(problem => `${file}: ${problem}`)
}
