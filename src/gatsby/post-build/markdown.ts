/** Converts content for software other than browsers: charts to tables, and pages to Markdown. */
import { load, type CheerioAPI } from 'cheerio'

type Node = ReturnType<CheerioAPI['root']>[number]['children'][number]

const TEXT_NODE = 3

/** Elements to leave out: drawings, hidden elements, controls, and text that only some visitors see. */
const NOT_TEXT =
  'svg, source, script, style, [hidden], [aria-hidden=true], select, textarea, input, button, .thanks, .without-script'

/** Reduces each chart to its caption, unit, and table. */
export function showTables($: CheerioAPI) {
  // Remove the legend, which explains the drawing, but keep its first part, the unit.
  $('svg, source, .g-key > :not(:first-child), figure summary, figure caption').remove()
  $('figure details').each((_, details) => {
    $(details).replaceWith($(details).contents())
  })
}

/** The Markdown in front of each heading. */
const HEADINGS: Record<string, string> = {
  h1: '# ',
  h2: '## ',
  h3: '### ',
  summary: '### ',
  legend: '### ',
}

/** The Markdown on both sides of inline elements. */
const INLINE: Record<string, string> = { em: '*', strong: '**', b: '**' }

/** Block elements with text. */
const BLOCKS = new Set(
  'h1 h2 h3 summary legend dt blockquote p div section article header footer figure figcaption form fieldset label details dl dd nav ul ol picture caption'.split(
    ' ',
  ),
)

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
const indented = (text: string) => text.trim().replace(/\n(?=.)/g, '\n   ')
const block = (text: string) => `\n\n${text.trim()}\n\n`

/**
 * Converts a page's main element to Markdown.
 *
 * @param url the page's URL, for resolving links
 */
export function pageMarkdown(html: string, url: string) {
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
    if (name === 'pre') return block(`\`\`\`\n${$(node).text().trim()}\n\`\`\``)
    if (name === 'code') return `\`${$(node).text()}\``
    if (name === 'img') return `![${attribs.alt}](${new URL(String(attribs.src), url).href})`
    if (name === 'table') return block(table(node))
    const text = name === 'br' ? '\n' : contents(node)
    if (name === 'li') return `\n${$(node).parent().is('ol') ? '1.' : '-'} ${indented(text)}\n`
    if (name === 'dt') return block(`**${oneLine(text)}**`)
    if (name === 'blockquote') return block(text.trim().replace(/^/gm, '> '))
    const heading = HEADINGS[name]
    // The summary of a question already contains a heading.
    if (heading && !$(node).has('h1, h2, h3').length) return block(heading + oneLine(text))
    if (BLOCKS.has(name)) return block(text)
    const mark = INLINE[name] ?? ''
    const shown =
      name === 'a' && attribs.href
        ? `[${oneLine(text)}](${new URL(attribs.href, url).href})`
        : mark + text + mark
    // On the page, CSS adds space between adjacent elements.
    const isFollowed = node.next && 'attribs' in node.next && !BLOCKS.has(node.next.name)
    return isFollowed ? `${shown} ` : shown
  }
  const main = $('main').contents().toArray().map(markdown).join('')
  return `${main
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
