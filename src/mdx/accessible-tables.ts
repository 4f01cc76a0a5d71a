/** Makes tables accessible. */
import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'

/** A number or range, with a currency or unit: “$2,400”, “3–6”, “80%”, “−4.5 points”. */
const NUMBER =
  /^[−+~<>]?[$€£]?\d[\d,.]*(?:\s?[–-][\s\u2060]?[$€£]?\d[\d,.]*)?(?:\s?(?:%|[a-z]{1,7}))?$/i

/**
 * Marks a table’s headings, and right-aligns columns of numbers.
 *
 * @param table changed in place
 * @param name the label for screen readers
 */
export function makeTableAccessible(table: Element, name: string): void {
  table.properties.ariaLabel = name
  // A search for a number should find sentences before tables.
  table.properties.dataPagefindWeight = '0.2'
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn)
  headRows(rows)
  for (const [column] of rows[0]?.entries() ?? []) {
    const cells = rows.flatMap(row => row[column] ?? [])
    const bodies = cells.slice(1).filter(cell => cell.tagName === 'td')
    const asked = cells.some(({ properties }) => properties.align === 'right')
    const figures = bodies.length > 0 && bodies.every(cell => NUMBER.test(toString(cell)))
    for (const cell of cells) {
      delete cell.properties.align
      // A class, since the Content Security Policy forbids style attributes.
      if (asked || figures) cell.properties.className = ['end']
    }
  }
}

/** Marks column headings, and row headings if the first column has no heading. */
function headRows([heading, ...rows]: readonly Element[][]): void {
  for (const cell of heading ?? []) {
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

/** The elements in another one: the head and body of a table, their rows, and the cells of a row. */
const elementsIn = ({ children }: Element) => children.filter(child => child.type === 'element')
