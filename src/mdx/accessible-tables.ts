/** Makes tables accessible. */
import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'

/** Matches a number or range, with or without a currency or unit: “$2,400”, “3–6”, “80%”, “−4.5 points”. */
const NUMBER =
  /^[−+~<>]?[$€£]?\d[\d,.]*(?:\s?[–-][\s\u2060]?[$€£]?\d[\d,.]*)?(?:\s?(?:%|[a-z]{1,7}))?$/i

/** Marks up a table’s headers and right-aligns columns of numbers, in place. */
export function makeTableAccessible(table: Element) {
  // When someone searches for a number, rank sentences above tables.
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
      // Use a class, since the Content Security Policy blocks style attributes.
      if (asked || figures) cell.properties.className = ['end']
    }
  }
}

/** Marks up column headers, and row headers if the first column’s header is empty. */
function headRows([heading, ...rows]: readonly Element[][]) {
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

/** Returns an element’s child elements: a table’s head and body, their rows, or a row’s cells. */
const elementsIn = ({ children }: Element) => children.filter(child => child.type === 'element')
