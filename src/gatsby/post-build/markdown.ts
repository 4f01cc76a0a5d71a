/** Converts content for software other than browsers: charts to tables, and pages to Markdown. */
import { load, type CheerioAPI } from 'cheerio'

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number]

const TEXT_NODE = 3

/** Elements to leave out: drawings, hidden elements, controls, and text that only some visitors see. */
const NOT_TEXT =
  'svg, source, script, style, [hidden], [aria-hidden=true], select, textarea, input, button, .thanks, .without-script'

/** Reduces each chart to its caption, unit, and table. */
export function showTables($: CheerioAPI): void {
  // Remove the legend, which explains the drawing, but keep its first part, the unit.
  $('svg, source, .g-key > :not(:first-child), figure summary, figure caption').remove()
  $('figure details').each((_, details) => {
    $(details).replaceWith($(details).contents())
  })
}

/** Formats inline elements, given their content as Markdown. */
const INLINE: Record<string, (text: string) => string> = {
  em: text => `*${text}*`,
  strong: text => `**${text}**`,
  b: text => `**${text}**`,
  br: () => '\n',
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const indented = (text: string) => text.trim().replace(/\n(?=.)/g, '\n   ')

/** Formats block elements, given their content as Markdown. */
const BLOCKS: Record<string, (text: string) => string> = {
  h1: text => `# ${oneLine(text)}`,
  h2: text => `## ${oneLine(text)}`,
  h3: text => `### ${oneLine(text)}`,
  // The summary of a question already contains a heading.
  summary: text => (text.trim().startsWith('#') ? oneLine(text) : `### ${oneLine(text)}`),
  legend: text => `### ${oneLine(text)}`,
  dt: text => `**${oneLine(text)}**`,
  blockquote: text => text.trim().replace(/^/gm, '> '),
}
for (const name of 'p div section article header footer figure figcaption form fieldset label details dl dd nav ul ol picture caption'.split(
  ' ',
))
  BLOCKS[name] = text => text.trim()

/**
 * Converts a page's main element to Markdown.
 *
 * @param url the page's URL, for resolving links
 */
export function pageMarkdown(html: string, url: string): string {
  const $ = load(html)
  showTables($)
  $('main').find(`${NOT_TEXT}, nav[aria-label=Breadcrumb]`).remove()

  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const table = (element: Node) => {
    const [head = [], ...rows] = $(element)
      .find('tr')
      .toArray()
      .map(tr =>
        $(tr)
          .children()
          .toArray()
          .map(cell => oneLine(contents(cell)).replaceAll('|', '\\|')),
      )
    const caption = $(element).children('caption').toArray().map(contents).join('')
    const lines = [head, head.map(() => '---'), ...rows].map(row)
    return `${caption.trim()}\n\n${lines.join('\n')}`
  }
  const contents = (node: Node): string => $(node).contents().toArray().map(markdown).join('')
  const markdown = (node: Node): string => {
    if (node.nodeType === TEXT_NODE)
      return node.data.replace(/[ \t\r\n]+/g, ' ').replace(/[\\`*_[\]<]/g, '\\$&')
    if (!('attribs' in node)) return ''
    const { name, attribs } = node
    const block = BLOCKS[name]
    if (block) return `\n\n${block(contents(node))}\n\n`
    if (name === 'table') return `\n\n${table(node)}\n\n`
    if (name === 'li')
      return `\n${$(node).parent().is('ol') ? '1.' : '-'} ${indented(contents(node))}\n`
    if (name === 'pre') return `\n\n\`\`\`\n${$(node).text().trim()}\n\`\`\`\n\n`
    if (name === 'code') return `\`${$(node).text()}\``
    if (name === 'img') return `![${attribs.alt}](${new URL(String(attribs.src), url).href})`
    const text = contents(node)
    const shown =
      name === 'a' && attribs.href
        ? `[${oneLine(text)}](${new URL(attribs.href, url).href})`
        : (INLINE[name]?.(text) ?? text)
    // On the page, CSS adds space between adjacent elements.
    const isFollowed = node.next && 'attribs' in node.next && !BLOCKS[node.next.name]
    return isFollowed ? `${shown} ` : shown
  }
  const main = $('main').contents().toArray().map(markdown).join('')
  return `${main
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
