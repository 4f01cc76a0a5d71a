/** Parses a built site for comparison. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'
import { listFiles, pagePath } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../src/contact/configuration'
import { readHeaderRules, readRedirectRules } from '../serve-site/host-files'

/** A site parsed from a folder like `dist/`. Paths and URLs don't include the path prefix. */
export type BuiltSite = ReturnType<typeof readBuiltSite>

/**
 * Reads a built site.
 *
 * @param folder the site's folder, like `dist`
 * @throws if the folder doesn't contain a site
 */
export function readBuiltSite(folder: string) {
  const home = readFileSync(join(folder, 'index.html'), 'utf8')
  const [, prefix = ''] = /<script[^>]* src="([^"]*)\/assets\//.exec(home) ?? []
  const bare = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)
  const pages = new Map<string, ReturnType<typeof readPage>>()
  const files = new Map([[STYLE_SHEET, load(home)('style').text()]])
  for (const file of listFiles(folder)) {
    const content = readFileSync(join(folder, file))
    if (file.endsWith('.html'))
      pages.set(pagePath(file), readPage(content.toString().replaceAll(`="${prefix}/`, '="/')))
    else if (!DERIVED_FILES.test(file)) {
      const path = withoutHashes(`/${file}`)
      const text = content.toString('latin1')
      const own = /\.js(?:on)?$/.test(file) ? text.replace(HASHES, '') : text
      // Without hashes, all sizes of an image have the same path.
      files.set(path, (files.get(path) ?? '') + own)
    }
  }
  const redirects = new Map(readRedirectRules(folder).map(({ from, to }) => [bare(from), bare(to)]))
  const headers = Object.entries(readHeaderRules(folder)[`${prefix}/*`] ?? {})
  const configuration = readFileSync(join(folder, CONFIGURATION_FILE), 'utf8')
  const contact = JSON.parse(configuration) as ContactConfiguration
  return {
    folder,
    prefix,
    /** The pages, by path. */
    pages,
    /** Redirects from old paths to their targets. */
    redirects,
    /**
     * Everything that determines where a visitor's browser sends requests and data, one `name: value` per line: the
     * headers of every page, each directive of the Content Security Policy, form and redirect targets, and the email
     * address that receives messages.
     */
    security: [
      ...headers.flatMap(([name, value]) =>
        value
          .replace(STYLE_HASH, '')
          .split('; ')
          .map(part => `${name}: ${part}`),
      ),
      ...new Set([...pages.values()].flatMap(({ forms }) => forms)),
      `Messages go to: ${contact.email}`,
      ...[...redirects].flatMap(([from, to]) =>
        from.endsWith('/') ? [] : `Redirect from ${from}: ${to}`,
      ),
    ],
    /** The contents of the style sheet, the scripts, and all other files that aren't derived from pages, by path. */
    files,
  }
}

/** The style sheet's name in the report. It has no file, since it's inlined in each page. */
export const STYLE_SHEET = 'Style sheet'

/** Matches the style sheet's hash in the policy, which changes with every style edit. */
const STYLE_HASH = /(?<=style-src(?: [^;]*)?) 'sha256-[^']*'/g

/** Files that are derived from pages or whose changes are listed under `security`. */
const DERIVED_FILES = /^(?:api|page-data|pagefind)\/|^_(?:headers|redirects)$/

/** Matches the hashes of other files in scripts and data. */
const HASHES = /\b[0-9a-f]{8,64}\b|sha256-[\w+/=]+/g

/** Removes hashes from file and folder names in text. */
const withoutHashes = (text: string) =>
  text
    .replace(/-[0-9a-f]{8,32}(?=\.[a-z0-9]+\b)/g, '')
    .replace(/\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g, '/static/')

/** Splits a page into parts for comparison. */
function readPage(html: string) {
  const $ = load(html.replace(/\s+/g, ' '))
  const page = {
    /** Metadata and structured data. */
    head: { text: headLines($), markup: '' },
    /** The URLs of links and files on the page. */
    references: $('[href]:not(link[rel=canonical], link[rel=alternate]), [src]')
      .map((_, { attribs }) => attribs.href ?? attribs.src)
      .get(),
    /** The methods and targets of the page's forms. */
    forms: $('form, [formaction]')
      .toArray()
      .map(({ attribs }) => {
        const { method = 'get', formmethod = method, action = '', formaction = action } = attribs
        return `Form target: ${formmethod.toUpperCase()} ${formaction}`
      }),
    anchors: new Set(
      $('[id]')
        .toArray()
        .map(({ attribs }) => attribs.id),
    ),
  }
  // The template has the build's hash, which changes with every edit.
  $('template').remove()
  return { ...page, body: readBody($) }
}

/** Elements that don't start a new line of text. */
const INLINE =
  'a, abbr, b, bdi, cite, code, del, em, i, mark, q, s, small, span, strong, sub, sup, time, tspan'

/** Elements without visible text. */
const SILENT = 'script, style, template, noscript, title, desc, [hidden]'

/** Returns a page's visible text, one block per line, and its markup without the text. */
function readBody($: CheerioAPI) {
  const body = $('body')
  const markup = withoutHashes($.html(body).replace(/>[^<]*</g, '><'))
  body.find(SILENT).remove()
  for (const element of body.find('[alt]:not([alt=""]), [aria-label]').toArray()) {
    const { alt, 'aria-label': label } = element.attribs
    $('<p>')
      .text(`[${alt ?? label}]`)
      .insertBefore(element)
  }
  body.find(`:not(${INLINE})`).before('\n').after('\n')
  const lines = body.text().split('\n')
  return { text: lines.flatMap(line => line.trim() || []), markup }
}

/** Lists the title and metadata as `name: value` lines, then the lines of the structured data. */
function headLines($: CheerioAPI) {
  const lines = [
    `title: ${$('title').first().text()}`,
    `canonical: ${$('link[rel=canonical]').attr('href')}`,
  ]
  for (const { attribs } of $('head > meta').toArray())
    lines.push(`${attribs.name ?? attribs.property}: ${attribs.content}`)
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const data = JSON.stringify(JSON.parse($(script).text()), null, 1).split('\n')
    // Brackets and commas say nothing about the content.
    lines.push(...data.filter(line => /\w/.test(line)).map(line => line.replace(/,$/, '')))
  }
  return lines.map(withoutHashes)
}
