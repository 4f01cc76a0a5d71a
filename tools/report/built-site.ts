/** Parses a built site for comparison. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { listFiles, pagePath } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../src/contact/configuration'
import { readHeaderRules, readRedirectRules } from '../serve-site/host-files'

/** The text and markup of one part of a page. */
export interface PagePart {
  /** The visible text, one block per line. For the head, one `name: value` per line. */
  text: string[]
  /** The markup without its text. */
  markup: string
}

/** A page split into parts for comparison. */
export interface BuiltPage {
  main: PagePart
  /** Header and footer. */
  frame: PagePart
  /** Metadata and structured data. */
  head: PagePart
  /** The URLs of links and files on the page, without the path prefix. */
  references: string[]
  /** The methods and targets of the page's forms. */
  forms: string[]
  anchors: Set<string>
}

/** A site parsed from a folder like `dist/`. */
export interface BuiltSite {
  folder: string
  /** The site's path prefix. */
  prefix: string
  /** The pages, by path without the prefix. */
  pages: Map<string, BuiltPage>
  /** Redirects from old paths to their targets, without the prefix. */
  redirects: Map<string, string>
  /**
   * Everything that determines where a visitor's browser sends requests and data, one `name: value` per line: the
   * headers of every page, each directive of the Content Security Policy, form and redirect targets, and the email
   * address that receives messages.
   */
  security: string[]
  /** Hashes of the style sheet, the scripts, and all other files that aren't derived from pages, by file name. */
  files: Map<string, string>
}

/**
 * Reads a built site.
 *
 * @param folder the site's folder, like `dist`
 * @throws if the folder doesn't contain a site
 */
export function readBuiltSite(folder: string): BuiltSite {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) throw new Error(`There’s no built site in ${folder}.`)
  const home = readFileSync(index, 'utf8')
  const [, prefix = ''] = /<script[^>]* src="([^"]*)\/assets\//.exec(home) ?? []
  const bare = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)
  const pages = new Map<string, BuiltPage>()
  const files = new Map([[STYLE_SHEET, load(home)('style').text()]])
  for (const file of listFiles(folder)) {
    const content = readFileSync(join(folder, file))
    if (file.endsWith('.html'))
      pages.set(pagePath(file), takeApart(content.toString().replaceAll(`="${prefix}/`, '="/')))
    else if (!DERIVED_FILES.test(file)) {
      const name = withoutHashes(`/${file}`).slice(1)
      const own = /\.js(?:on)?$/.test(file) ? content.toString().replace(HASHES, '') : content
      // Without hashes, all sizes of an image have the same name.
      files.set(name, (files.get(name) ?? '') + digestOf(own))
    }
  }
  const redirects = new Map(readRedirectRules(folder).map(({ from, to }) => [bare(from), bare(to)]))
  const site = { folder, prefix, pages, redirects, files }
  return { ...site, security: securityOf(site) }
}

/** The style sheet's name in the report. It has no file, since it's inlined in each page. */
export const STYLE_SHEET = 'Style sheet'

/** Files that are derived from pages or whose changes are listed under `security`. */
const DERIVED_FILES = /^(?:api|page-data|pagefind)\/|^_(?:headers|redirects)$/

/** Matches the hashes of other files in scripts and data. */
const HASHES = /\b[0-9a-f]{8,64}\b|sha256-[\w+/=]+/g

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

function securityOf({ folder, prefix, pages, redirects }: Omit<BuiltSite, 'security'>): string[] {
  const headers = Object.entries(readHeaderRules(folder)[`${prefix}/*`] ?? {})
  const receiver = join(folder, CONFIGURATION_FILE)
  const forms = new Set([...pages.values()].flatMap(page => page.forms))
  return [
    ...headers.flatMap(([name, value]) =>
      name === 'Content-Security-Policy' ? policyLines(value) : `${name}: ${value}`,
    ),
    ...Array.from(forms, form => `Form target: ${form}`),
    ...(existsSync(receiver)
      ? [
          `Messages go to: ${(JSON.parse(readFileSync(receiver, 'utf8')) as ContactConfiguration).email}`,
        ]
      : []),
    ...[...redirects].flatMap(([from, to]) =>
      from.endsWith('/') ? [] : `Redirect from ${from}: ${to}`,
    ),
  ]
}

/** Splits a policy into one line per source. Leaves out the style sheet's hash, which changes with every style edit. */
const policyLines = (policy: string) =>
  policy.split(/;\s*/).flatMap(directive => {
    const [kind, ...sources] = directive.split(' ')
    return sources
      .map(source => `Content-Security-Policy ${kind}: ${source}`)
      .filter(line => !line.includes("style-src: 'sha256-"))
  })

/** Removes hashes from file and folder names in text. */
const withoutHashes = (text: string) =>
  text
    .replace(/-[0-9a-f]{8,32}(?=\.[a-z0-9]+\b)/g, '')
    .replace(/\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g, '/static/')

function takeApart(html: string): BuiltPage {
  const $ = load(html.replace(/\s+/g, ' '))
  const attributes = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get()
  const page = {
    head: { text: headLines($), markup: '' },
    references: [
      ...attributes('[href]:not(link[rel=canonical], link[rel=alternate])', 'href'),
      ...attributes('[src]', 'src'),
    ],
    forms: $('form, [formaction]')
      .toArray()
      .map(({ attribs }) => {
        const { method = 'get', formmethod = method, action = '', formaction = action } = attribs
        return `${formmethod.toUpperCase()} ${formaction}`
      }),
    anchors: new Set(attributes('[id]', 'id')),
  }
  const main = extractPart($, $('main').length > 0 ? 'main' : 'body')
  return { main, frame: extractPart($, 'body'), ...page }
}

/** Elements that don't start a new line of text. */
const INLINE =
  'a, abbr, b, bdi, cite, code, del, em, i, mark, q, s, small, span, strong, sub, sup, time, tspan'

/** Elements without visible text. */
const SILENT = 'script, style, template, noscript, title, desc, [hidden]'

/** Removes a part from a page and returns its text and markup. */
function extractPart($: CheerioAPI, selector: string): PagePart {
  const part = $(selector)
  const markup = withoutHashes($.html(part).replace(/>[^<]*</g, '><'))
  part.find(SILENT).remove()
  for (const element of part.find('[alt]:not([alt=""]), [aria-label]').toArray()) {
    const { alt, 'aria-label': label } = element.attribs
    $('<p>')
      .text(`[${alt ?? label}]`)
      .insertBefore(element)
  }
  part.find(`:not(${INLINE})`).before('\n').after('\n')
  const lines = part.remove().text().split('\n')
  return { text: lines.flatMap(line => line.trim() || []), markup }
}

/** Lists the title, metadata, and structured data as `name: value` lines. */
function headLines($: CheerioAPI): string[] {
  const lines = [
    `title: ${$('title').first().text()}`,
    `canonical: ${$('link[rel=canonical]').attr('href')}`,
  ]
  for (const { attribs } of $('head > meta').toArray())
    lines.push(`${attribs.name ?? attribs.property}: ${attribs.content}`)
  const walk = (value: unknown, place: string) => {
    if (value !== null && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) walk(entry, `${place}.${key}`)
    else lines.push(`${place}: ${String(value)}`)
  }
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const data = JSON.parse($(script).text()) as { '@type'?: string }
    walk(data, String(data['@type']))
  }
  return lines.map(withoutHashes)
}
