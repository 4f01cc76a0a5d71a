/** Tables of a text, made readable without eyes and without counting columns. */
import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'

/** A figure, with its currency, its unit or a second figure that it runs to: “$2,400”, “3–6”, “80 %”, “−4.5 points”. */
const FIGURE =
  /^[−+~<>]?[$€£]?\d[\d,.]*(?:\s?[–-][\s\u2060]?[$€£]?\d[\d,.]*)?(?:\s?(?:%|[a-z]{1,7}))?$/i

/**
 * Gives the cells of a table their roles, and sets columns of figures flush right, so that they can be
 * compared digit by digit.
 *
 * @param table changed in place
 * @param name what the table is called for those who cannot see it
 */
export function dressTable(table: Element, name: string): void {
  table.properties.ariaLabel = name
  // Whoever looks for a number looks for a sentence with it, not for a column of them.
  table.properties.dataPagefindWeight = '0.2'
  const rows = elementsOf(table, 'tr').map(row =>
    row.children.filter((child): child is Element => child.type === 'element'),
  )
  headRows(rows)
  for (const [column] of rows[0]?.entries() ?? []) {
    const cells = rows.flatMap(row => row[column] ?? [])
    const bodies = cells.slice(1).filter(cell => cell.tagName === 'td')
    const asked = cells.some(({ properties }) => properties.align === 'right')
    const figures = bodies.length > 0 && bodies.every(cell => FIGURE.test(toString(cell)))
    for (const cell of cells) {
      delete cell.properties.align
      // As a class: the Content Security Policy allows no style attribute.
      if (asked || figures) cell.properties.className = ['end']
    }
  }
}

/** In a table whose first column has no heading, its cells are the headings of their rows. */
function headRows([heading, ...rows]: readonly Element[][]): void {
  for (const cell of heading ?? []) {
    // A heading without words is none.
    if (toString(cell) === '') cell.tagName = 'td'
    else cell.properties.scope = 'col'
  }
  if (heading?.[0]?.tagName !== 'td') return
  for (const [first] of rows) {
    if (!first) continue
    first.tagName = 'th'
    first.properties.scope = 'row'
  }
}

function elementsOf(tree: Element, tagName: string): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}
