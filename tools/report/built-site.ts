/** A built site as a comparison sees it: its pages taken apart. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { load, type CheerioAPI } from 'cheerio'
import { listFiles, pagePath } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../src/contact/configuration'
import { readHeaderRules, readRedirectRules } from '../serve-site/host-files'

/** A page's parts, each in an order that can be compared. */
export interface BuiltPage {
  /** The visible text: a paragraph, heading, list item or cell at a time. */
  text: string[]
  /** Statements of the head and values of the structured data, by name. */
  head: Map<string, string>
  /** The style sheet, and the body without its text: a change of these alone is a change of looks. */
  looks: string
  /** Addresses that the page refers to, without prefix. */
  references: string[]
  /** Methods and addresses of its forms. */
  forms: string[]
  anchors: Set<string>
  /** Bytes, compressed. */
  size: number
}

/** A folder like `dist/`. */
export interface BuiltSite {
  folder: string
  /** The path below which the site stands. */
  prefix: string
  /** The pages by their path, without prefix. */
  pages: Map<string, BuiltPage>
  /** Old addresses and where they lead, without prefix. */
  redirects: Map<string, string>
  /**
   * What decides which hosts a visitor's browser talks to, as values by name: the headers of every page, with the
   * policy by directive, the targets of forms and of redirects, and the address that gets messages.
   */
  security: Map<string, string[]>
}

/**
 * Reads a built site.
 *
 * @param folder the folder, like `dist`
 * @throws if there is none
 */
export function readBuiltSite(folder: string): BuiltSite {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) throw new Error(`There is no built site in ${folder}.`)
  const [, prefix = ''] =
    /<script[^>]* src="([^"]*)\/assets\//.exec(readFileSync(index, 'utf8')) ?? []
  const files = listFiles(folder).filter(file => file.endsWith('.html'))
  const bare = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)
  const pages = new Map(
    files.map(file => [
      pagePath(file),
      takeApart(readFileSync(join(folder, file), 'utf8').replaceAll(`="${prefix}/`, '="/')),
    ]),
  )
  const redirects = new Map(readRedirectRules(folder).map(({ from, to }) => [bare(from), bare(to)]))
  return {
    folder,
    prefix,
    pages,
    redirects,
    security: securityOf(folder, prefix, pages, redirects),
  }
}

function securityOf(
  folder: string,
  prefix: string,
  pages: BuiltSite['pages'],
  redirects: BuiltSite['redirects'],
): BuiltSite['security'] {
  const headers = Object.entries(readHeaderRules(folder)[`${prefix}/*`] ?? {})
  const receiver = join(folder, CONFIGURATION_FILE)
  return new Map([
    ...headers.flatMap(([name, value]): [string, string[]][] => {
      if (name !== 'Content-Security-Policy') return [[name, [value]]]
      return value.split(/;\s*/).map(directive => {
        const [kind = '', ...sources] = directive.split(' ')
        // Every edit of the styles changes the hash of the style sheet.
        const isHash = (source: string) => kind === 'style-src' && source.startsWith("'sha256-")
        return [`${name} ${kind}`, sources.filter(source => !isHash(source))]
      })
    }),
    ['Form target', [...new Set([...pages.values()].flatMap(({ forms }) => forms))]],
    [
      'Messages go to',
      existsSync(receiver)
        ? [(JSON.parse(readFileSync(receiver, 'utf8')) as ContactConfiguration).email]
        : [],
    ],
    ...[...redirects]
      .filter(([from]) => !from.endsWith('/'))
      .map(([from, to]): [string, string[]] => [`Redirect from ${from}`, [to]]),
  ])
}

/** A text without what every build names anew: hashes of files and of folders. */
const withoutHashes = (text: string) =>
  text
    .replace(/-[0-9a-f]{8,32}(?=\.[a-z0-9]+\b)/g, '')
    .replace(/\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g, '/static/')

function takeApart(html: string): BuiltPage {
  const $ = load(html)
  const body = $('body')
  const attributes = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get()
  return {
    text: visibleText(body[0]),
    head: headOf($),
    looks: withoutHashes($('style').text() + $.html(body).replace(/>[^<]*</g, '><')),
    references: [
      ...attributes('[href]:not(link[rel=canonical], link[rel=alternate])', 'href'),
      ...attributes('[src]', 'src'),
    ],
    forms: $('form, [formaction]')
      .map((_, { attribs }) => {
        const { method = 'get', formmethod = method, action = '', formaction = action } = attribs
        return `${formmethod.toUpperCase()} ${formaction}`
      })
      .get(),
    anchors: new Set(attributes('[id]', 'id')),
    size: brotliCompressSync(html).length,
  }
}

type Node = ReturnType<CheerioAPI>[number]

/** Elements that stand within a line of text. */
const INLINE = new Set(
  'a abbr b bdi cite code del em i mark q s small span strong sub sup time tspan'.split(' '),
)
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'title', 'desc'])

function visibleText(body: Node | undefined): string[] {
  let text = ''
  const walk = (node: Node) => {
    if (node.type === 'text') text += node.data.replace(/\s+/g, ' ')
    if (node.type !== 'tag' || SILENT.has(node.name) || 'hidden' in node.attribs) return
    const { alt, 'aria-label': label } = node.attribs
    const end = INLINE.has(node.name) ? '' : '\n'
    text += end
    if (alt) text += ` [picture: ${alt}] `
    if (label) text += ` [label: ${label}] `
    for (const child of node.children) walk(child)
    text += end
  }
  if (body) walk(body)
  return text.split('\n').flatMap(line => line.trim() || [])
}

function headOf($: CheerioAPI): Map<string, string> {
  const head = new Map<string, string>([['title', $('title').first().text()]])
  for (const { attribs } of $('head > meta').toArray()) {
    const name = attribs.name ?? attribs.property
    if (name) head.set(name, withoutHashes(attribs.content ?? ''))
  }
  head.set('canonical', $('link[rel=canonical]').attr('href') ?? '')
  const walk = (value: unknown, place: string) => {
    if (value !== null && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) walk(entry, `${place}.${key}`)
    else head.set(place, withoutHashes(String(value)))
  }
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const data = JSON.parse($(script).text()) as { '@type'?: string }
    walk(data, `data: ${String(data['@type'])}`)
  }
  return head
}
