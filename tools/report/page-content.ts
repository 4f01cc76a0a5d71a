/** A page taken apart: what it shows, what it tells machines, how it is made. */
import { load, type CheerioAPI } from 'cheerio'

/** A page's parts, each in an order that can be compared. */
export interface PageParts {
  /** The visible text, a paragraph, heading, list item or cell at a time. */
  text: string[]
  /** The head's statements by name: title, description, canonical address. */
  head: Map<string, string>
  /** The structured data's values by their place in it. */
  data: Map<string, string>
  /** Where the body's links lead, in order. */
  links: string[]
  /** The body's tags, without text. */
  markup: string[]
}

type Node = ReturnType<CheerioAPI>[number]

/** Elements that stand within a line of text. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q s samp small span strong sub sup time tspan u var wbr'.split(
    ' ',
  ),
)
const SILENT = new Set(['script', 'style', 'template', 'noscript', 'title', 'desc'])

/** Takes a normalised page apart. */
export function takeApart(html: string): PageParts {
  const $ = load(html)
  const body = $('body')[0]
  return {
    text: body ? visibleText(body) : [],
    head: headOf($),
    data: structuredDataOf($),
    links: $('body a[href]')
      .toArray()
      .map(link => link.attribs.href ?? ''),
    markup: body ? markupOf(body) : [],
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
    if (node.name === 'img' && alt) line += ` [picture: ${alt}] `
    if (node.name === 'br') line += ' '
    const inline = INLINE.has(node.name)
    if (!inline) end()
    // What a screen reader says in place of what is shown.
    if (label) line += ` [label: ${label}] `
    for (const child of node.children) walk(child)
    if (!inline) end()
  }
  walk(body)
  end()
  return blocks
}

function markupOf(body: Node): string[] {
  const tags: string[] = []
  const walk = (node: Node, depth: number) => {
    if (node.type === 'comment' || !('children' in node)) return
    if (node.type === 'tag') {
      const attributes = Object.entries(node.attribs)
        .filter(([name]) => name !== 'alt')
        .map(([name, value]) => ` ${name}="${value}"`)
      tags.push(`${' '.repeat(Math.min(depth, 12))}<${node.name}${attributes.join('')}>`)
    }
    for (const child of node.children) walk(child, depth + 1)
  }
  walk(body, 0)
  return tags
}

function headOf($: CheerioAPI): Map<string, string> {
  const head = new Map<string, string>()
  const add = (name: string, value: string | undefined) => {
    if (value === undefined) return
    const known = head.get(name)
    head.set(name, known === undefined ? value : `${known} | ${value}`)
  }
  add('language', $('html').attr('lang'))
  add('title', $('head > title').text())
  $('head > meta').each((_, element) => {
    const { name, property, content, media, 'http-equiv': equivalent } = element.attribs
    add([name ?? property ?? equivalent ?? 'meta', media].filter(Boolean).join(' '), content)
  })
  $('head > link').each((_, element) => {
    const { rel, href, as, type } = element.attribs
    add(['link', rel, as ?? type].filter(Boolean).join(' '), href)
  })
  return head
}

function structuredDataOf($: CheerioAPI): Map<string, string> {
  const values = new Map<string, string>()
  const walk = (value: unknown, place: string) => {
    if (Array.isArray(value)) value.forEach((entry, index) => walk(entry, `${place}[${index + 1}]`))
    else if (value && typeof value === 'object')
      for (const [key, entry] of Object.entries(value)) walk(entry, `${place}.${key}`)
    else values.set(place, String(value))
  }
  const seen = new Map<string, number>()
  $('script[type="application/ld+json"]').each((_, element) => {
    const text = $(element).text()
    try {
      const graph: unknown = JSON.parse(text)
      const typed = typeof graph === 'object' && graph !== null && '@type' in graph
      const type = typed ? String(graph['@type']) : 'Thing'
      const count = (seen.get(type) ?? 0) + 1
      seen.set(type, count)
      walk(graph, count === 1 ? type : `${type} ${count}`)
    } catch {
      values.set('not readable', text.slice(0, 200))
    }
  })
  return values
}
