/** A built site, taken apart for comparison. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { load, type CheerioAPI } from 'cheerio'
import { listFiles, pagePath } from '../../plugins/gatsby-plugin-html-first/src/build/gatsby-output'
import { CONFIGURATION_FILE, type ContactConfiguration } from '../../src/contact/configuration'
import { readHeaderRules, readRedirectRules } from '../serve-site/host-files'

/** The words and the markup of a part of a page. */
export interface PagePart {
  /** The visible text: one paragraph, heading, list item or cell each. */
  text: string[]
  /** The markup without its text. */
  looks: string
}

/** A page's parts, each in an order that can be compared. */
export interface BuiltPage {
  main: PagePart
  /** Header and footer. */
  frame: PagePart
  /** Metadata and the values of the structured data, by name. */
  head: Map<string, string>
  /** Links and files the page refers to, without prefix. */
  references: string[]
  /** Methods and targets of its forms. */
  forms: string[]
  anchors: Set<string>
  /** Compressed size in bytes. */
  size: number
}

/** A folder like `dist/`. */
export interface BuiltSite {
  folder: string
  /** The path the site is under. */
  prefix: string
  /** The pages by their path, without prefix. */
  pages: Map<string, BuiltPage>
  /** Old paths and their targets, without prefix. */
  redirects: Map<string, string>
  /**
   * What decides which hosts a visitor's browser talks to, as values by name: the headers of every page, the policy
   * by directive, the targets of forms and redirects, and the address that gets messages.
   */
  security: Map<string, string[]>
  /** Digests of the style sheet, the scripts and all other files that don't follow from a page, by name. */
  files: Map<string, string>
}

/**
 * Reads a built site.
 *
 * @param folder the folder, like `dist`
 * @throws if there is no site in it
 */
export function readBuiltSite(folder: string): BuiltSite {
  const index = join(folder, 'index.html')
  if (!existsSync(index)) throw new Error(`There is no built site in ${folder}.`)
  const home = readFileSync(index, 'utf8')
  const [, prefix = ''] = /<script[^>]* src="([^"]*)\/assets\//.exec(home) ?? []
  const bare = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)
  const pages = new Map<string, BuiltPage>()
  const files = new Map([[STYLE_SHEET, digestOf(load(home)('style').text())]])
  for (const file of listFiles(folder)) {
    const content = readFileSync(join(folder, file))
    if (file.endsWith('.html'))
      pages.set(pagePath(file), takeApart(content.toString().replaceAll(`="${prefix}/`, '="/')))
    else if (!FOLLOWING.test(file)) {
      const name = withoutHashes(`/${file}`).slice(1)
      const own = /\.js(?:on)?$/.test(file) ? content.toString().replace(HASHES, '') : content
      // Sizes of an image share a name.
      files.set(name, (files.get(name) ?? '') + digestOf(own))
    }
  }
  const redirects = new Map(readRedirectRules(folder).map(({ from, to }) => [bare(from), bare(to)]))
  const security = securityOf(folder, prefix, pages, redirects)
  return { folder, prefix, pages, redirects, security, files }
}

/** The name of the style sheet, which is inlined in each page. */
export const STYLE_SHEET = 'Style sheet'

/** Files made from pages, and those that `security` covers. */
const FOLLOWING = /^(?:api|page-data|pagefind)\/|^_(?:headers|redirects)$/

/** Hashes of other files, in scripts and data. */
const HASHES = /\b[0-9a-f]{8,64}\b|sha256-[\w+/=]+/g

const digestOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

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

/** A text without the hashes in names of files and folders. */
const withoutHashes = (text: string) =>
  text
    .replace(/-[0-9a-f]{8,32}(?=\.[a-z0-9]+\b)/g, '')
    .replace(/\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g, '/static/')

function takeApart(html: string): BuiltPage {
  const $ = load(html)
  const attributes = (selector: string, name: string) =>
    $(selector)
      .map((_, element) => $(element).attr(name))
      .get()
  const rest = {
    head: headOf($),
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
  const part = (selector: string): PagePart => ({
    text: visibleText($(selector)[0]),
    looks: withoutHashes($.html($(selector)).replace(/>[^<]*</g, '><')),
  })
  const own = $('main').length > 0 ? 'main' : 'body'
  const main = part(own)
  $(own).remove()
  return { main, frame: part('body'), ...rest }
}

type Node = ReturnType<CheerioAPI>[number]

/** Elements that don't break a line of text. */
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
