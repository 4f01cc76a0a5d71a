/** Turns a page from `public/` into the page to deploy, without Gatsby's scripts. */
import { load, type CheerioAPI } from 'cheerio'
import type { GatsbyPage } from './gatsby-output'
import type { HtmlFirstOptions } from './options'
import { ASSETS, STYLE_SHEET } from './webpack'

/** What replaces Gatsby's scripts and styles in a page. */
interface PageSettings extends HtmlFirstOptions {
  /** The site's path prefix; empty at the root of a host. */
  prefix: string
  /** The URL of the live site. */
  siteUrl: string | undefined
  /** The build's hash. */
  hash: string
  /** The file name of the boot script. */
  bootScript: string
  /** The inlined style sheet. */
  style: string
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

/** Replaces a page's Gatsby scripts and styles with the boot script and the style sheet. */
export function publishPage(page: GatsbyPage, settings: PageSettings) {
  const { prefix, preview, siteUrl } = settings
  // React 18 pads its output with NUL bytes (facebook/react#26228).
  const $ = load(page.html.replaceAll('\0', ''), AS_WRITTEN)
  const robots = $('meta[name=robots]')
  const canonical = $('link[rel=canonical]').attr('href')
  removeGatsbys($, prefix)
  if (preview) robots.remove()
  // With a path prefix, Gatsby links to the home page without a trailing slash, so hosts would redirect.
  if (prefix) $(`[href="${prefix}"]`).attr('href', `${prefix}/`)
  const noindex = preview ? '<meta name="robots" content="noindex"/>' : ''
  const script = `<script type="module" src="${prefix}/${settings.bootScript}"></script>`
  // The runtime doesn't load a style sheet that the page names.
  const style = `<style data-href="${prefix}/${STYLE_SHEET}">${settings.style}</style>`
  const html = $.html()
    .replace('</title>', () => `</title>${noindex}${script}`)
    .replace('</head>', () => `${style}</head>`)
    .replace('</body>', () => `${applicationOf(page, settings)}</body>`)
  const { problems, ...resources } = inspect($, prefix)
  if (canonical && siteUrl) problems.push(...canonicalProblems(canonical, page.path, siteUrl))
  return {
    ...page,
    html,
    /** Whether the page itself asks search engines not to index it. */
    noindex: robots.is('[content*=noindex]'),
    ...resources,
    /** Everything that must stop the build. */
    problems: Array.from(new Set(problems), problem => `${page.file}: ${problem}`),
  }
}

/**
 * Checks that a canonical URL on the site's own host points to the page itself. Gatsby renders pages concurrently, so
 * components that keep state outside React (like react-helmet) can swap two pages' <head> elements.
 */
function canonicalProblems(href: string, path: string, siteUrl: string) {
  const own = new URL(siteUrl.replace(/\/$/, '') + path)
  const canonical = new URL(href, own)
  if (canonical.host !== own.host || bare(canonical) === bare(own)) return []
  return [
    `the canonical URL is ${canonical.href}, but the page is at ${own.pathname}. Two pages may have swapped their <head> elements.`,
  ]
}

const bare = ({ pathname }: URL) => decodeURI(pathname).replace(/\/$/, '')

/** The build's hash and links to the application's files, inert until the boot script adds them to the page. */
function applicationOf({ application }: GatsbyPage, { hash, prefix }: PageSettings) {
  const links = application.map(file => {
    const [as, more] = file.endsWith('.js') ? ['script', ''] : ['fetch', ' crossorigin']
    return `<link rel="preload" as="${as}" href="${prefix}/${file}"${more}>`
  })
  return `<template data-build="${hash}">${links.join('')}</template>`
}

/** Matches Gatsby's scripts and styles, and metadata that does nothing for visitors. */
const GATSBYS = [
  'style[data-href], style[data-identity]',
  'noscript#gatsby-noscript',
  'script[id^=gatsby-]',
  'link[as=script], link[as=fetch]',
  'meta[http-equiv=x-ua-compatible]',
  'meta[name=generator]',
].join()

/** Matches Gatsby's inline script, and the styles and script gatsby-plugin-image adds to every page. */
const GATSBYS_CODE = /^window\.___|\.gatsby-image-wrapper|data-main-image|dataset\.mainImage/

function removeGatsbys($: CheerioAPI, prefix: string) {
  $(`${GATSBYS}, script[src^="${prefix}/${ASSETS}/"]`).remove()
  $('style, noscript, script')
    .filter((_, element) => GATSBYS_CODE.test($(element).text()))
    .remove()
  $('#gatsby-focus-wrapper, #gatsby-announcer').removeAttr('style')
}

const BLOCKED =
  'the Content Security Policy blocks inline styles and scripts. Use classes, event listeners, or files'

/** Checks what a page contains and loads. */
function inspect($: CheerioAPI, prefix: string) {
  const problems = $('title').length > 0 ? [] : ['the page has no title']
  for (const element of $('style, script:not([src], [type*=json], [type*=template])').toArray())
    problems.push(`<${element.name}>${$(element).text().trim().slice(0, 60)}: ${BLOCKED}`)
  /** Other hosts the page loads files from or sends forms to. */
  const hosts: string[] = []
  /** Local files the page loads, relative to the site's root. */
  const files: string[] = []
  for (const { name, attribs } of $.root().find('*').toArray()) {
    for (const [attribute, value] of Object.entries(attribs))
      if (/^(?:on[a-z]+|style)$/i.test(attribute))
        problems.push(`<${name} ${attribute}="${value}">: ${BLOCKED}`)
    const { rel = '', src, action, href, srcset = attribs.srcSet } = attribs
    const link = /icon|manifest|stylesheet/.test(rel) ? href : undefined
    for (const candidate of [src, action, link, ...(srcset?.split(',') ?? [])]) {
      const [url = ''] = candidate?.trim().split(/\s/) ?? []
      if (/^(?:https?:)?\/\//.test(url)) hosts.push(new URL(url, 'https://a.example').origin)
      const [path = ''] = url.split(/[?#]/)
      // Skip URLs without an extension: an iframe may show one of the site's pages.
      if (path.startsWith(`${prefix}/`) && /\.\w+$/.test(path))
        files.push(decodeURI(path.slice(prefix.length + 1)))
    }
  }
  return { problems, hosts, files }
}
