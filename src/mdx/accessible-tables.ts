/** Makes tables accessible. */
import type { Element } from 'hast'
import { toString } from 'mdast-util-to-string'

/** Matches a number or range, with or without a currency or unit: “$2,400”, “3–6”, “80%”, “−4.5 points”. */
const NUMBER =
  /^[−+~<>]?[$€£]?\d[\d,.]*(?:\s?[–-][\s\u2060]?[$€£]?\d[\d,.]*)?(?:\s?(?:%|[a-z]{1,7}))?$/i

/**
 * Marks up a table’s headers and right-aligns columns of numbers, in place. If the first column’s header is empty, its
 * other cells are row headers.
 */
export function makeTableAccessible(table: Element) {
  // When someone searches for a number, rank sentences above tables.
  table.properties.dataPagefindWeight = '0.2'
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn)
  for (const [column, heading] of rows[0]?.entries() ?? []) {
    const bodies = rows.slice(1).flatMap(row => row[column] ?? [])
    const isNamed = toString(heading) !== ''
    const hasRowHeaders = column === 0 && !isNamed
    if (isNamed) heading.properties.scope = 'col'
    else heading.tagName = 'td'
    for (const cell of hasRowHeaders ? bodies : []) {
      cell.tagName = 'th'
      cell.properties.scope = 'row'
    }
    const cells = [heading, ...bodies]
    const asked = cells.some(({ properties }) => properties.align === 'right')
    const figures = bodies.length > 0 && bodies.every(cell => NUMBER.test(toString(cell)))
    for (const cell of cells) {
      delete cell.properties.align
      // Use a class, since the Content Security Policy blocks style attributes.
      if (asked || (figures && !hasRowHeaders)) cell.properties.className = ['end']
    }
  }
}

/** Returns an element’s child elements: a table’s head and body, their rows, or a row’s cells. */
const elementsIn = ({ children }: Element) => children.filter(child => child.type === 'element')
