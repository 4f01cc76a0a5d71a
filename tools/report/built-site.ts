/** A built site as a comparison sees it: its pages taken apart, its other files by hash. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { load, type CheerioAPI } from 'cheerio'

/** A page's parts, each in an order that can be compared. */
export interface PageParts {
  title: string
  /** The visible text: a paragraph, heading, list item or cell at a time. */
  text: string[]
  /** Statements of the head and values of the structured data, by name. */
  head: Map<string, string>
  /** The body's tags without text, and the style sheet: a change of these alone is a change of looks. */
  looks: string
  /** Addresses that the page refers to, without prefix. */
  references: string[]
  anchors: Set<string>
}

/** A folder like `dist/`. */
export interface BuiltSite {
  folder: string
  /** The pages by their path, without prefix. */
  pages: Map<string, PageParts>
  /** The content of every other file, or its hash where people cannot read it. */
  files: Map<string, string>
  /** Old addresses and where they lead. */
  redirects: Map<string, string>
  /** Bytes of a file. */
  size: (file: string) => number
}

const READABLE = /^(?:_headers|_redirects|.*\.(?:xml|txt|webmanifest))$/

/** What every build names anew: hashes of files, of folders and in the Content Security Policy. */
const withoutHashes = (text: string) =>
  text
    .replace(/-[0-9a-f]{8,32}(?=\.[a-z0-9]+\b)/g, '')
    .replace(/\/static\/[0-9a-f]{32}\/(?:[0-9a-f]{5}\/)?/g, '/static/')
    .replace(/'sha256-[^']+'/g, "'sha256'")

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
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  const pages = new Map<string, PageParts>()
  const files = new Map<string, string>()
  for (const file of paths) {
    const bytes = readFileSync(join(folder, file))
    if (file.endsWith('.html')) {
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
      pages.set(path, takeApart(withoutHashes(bytes.toString('utf8')), prefix))
    } else if (READABLE.test(file)) {
      files.set(withoutHashes(file), withoutHashes(bytes.toString('utf8')))
    } else if (!/^(?:page-data|assets|pagefind|social)\//.test(file)) {
      files.set(withoutHashes(`/${file}`).slice(1), createHash('sha1').update(bytes).digest('hex'))
    }
  }
  const redirects = existsSync(join(folder, '_redirects'))
    ? readRedirects(readFileSync(join(folder, '_redirects'), 'utf8'), prefix)
    : new Map<string, string>()
  return {
    folder,
    pages,
    files,
    redirects,
    size: file => readFileSync(join(folder, file)).length,
  }
}

function readRedirects(text: string, prefix: string): Map<string, string> {
  const bare = (path: string) => (path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path)
  return new Map(
    text
      .split('\n')
      .map(line => line.trim().split(/\s+/))
      .flatMap(([from, to]) =>
        from && to && !from.startsWith('#') ? [[bare(from), bare(to)]] : [],
      ),
  )
}

type Node = ReturnType<CheerioAPI>[number]

/** Elements that stand within a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
)
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'title', 'desc'])

function takeApart(source: string, prefix: string): PageParts {
  const html = prefix ? source.replaceAll(`="${prefix}/`, '="/') : source
  const $ = load(html)
  const body = $('body')[0]
  return {
    title: $('title').first().text(),
    text: body ? visibleText(body) : [],
    head: headOf($),
    looks: body ? `${$('style').text()}\n${tagsOf(body).join('\n')}` : '',
    references: $('[href], [src]')
      .not('link[rel=canonical], link[rel=alternate]')
      .toArray()
      .map(({ attribs }) => attribs.href ?? attribs.src ?? ''),
    anchors: new Set(
      $('[id]')
        .toArray()
        .map(({ attribs }) => attribs.id ?? ''),
    ),
  }
}

function visibleText(body: Node): string[] {
  const blocks: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) blocks.push(text)
    line = ''
  }
  const walk = (node: Node) => {
    if (node.type === 'text') line += node.data
    if (node.type !== 'tag' || SILENT.has(node.name)) return
    const { alt, 'aria-label': label } = node.attribs
    const inline = INLINE.has(node.name)
    if (!inline) end()
    if (alt) line += ` [picture: ${alt}] `
    if (label) line += ` [label: ${label}] `
    for (const child of node.children) walk(child)
    if (!inline) end()
  }
  walk(body)
  end()
  return blocks
}

function tagsOf(node: Node): string[] {
  if (!('children' in node)) return []
  const own =
    node.type === 'tag' ? [`<${node.name} ${Object.entries(node.attribs).flat().join(' ')}>`] : []
  return [...own, ...node.children.flatMap(tagsOf)]
}

function headOf($: CheerioAPI): Map<string, string> {
  const head = new Map<string, string>([['title', $('title').first().text()]])
  for (const { attribs } of $('head > meta').toArray()) {
    const name = attribs.name ?? attribs.property
    if (name) head.set(name, attribs.content ?? '')
  }
  head.set('canonical', $('link[rel=canonical]').attr('href') ?? '')
  const walk = (value: unknown, place: string) => {
    if (value !== null && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) walk(entry, `${place}.${key}`)
    else head.set(place, String(value))
  }
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    const data = JSON.parse($(script).text()) as { '@type'?: string }
    walk(data, `data: ${String(data['@type'])}`)
  }
  return head
}
