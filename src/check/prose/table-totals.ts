/** The last row of a table that calls itself the total, worked out again from the rows above it. */
import type { Table, TableRow } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { Document } from '../../documents/document'
import type { Fault } from '../../documents/fault'
import { splitMdx } from '../../documents/front-matter'
import { parseMdx } from '../../documents/mdx-tree'
import { figuresIn, rounds, type Figure } from './figures'

const TOTAL = /^(?:total|together|sum|in all)\b/i

/** What was worked out again, and what is wrong. */
export interface TotalsReading {
  checked: number
  faults: Fault[]
}

/** Holds each number of a total against the numbers of its column. */
export function checkTableTotals({ file, kind }: Document): TotalsReading {
  const reading: TotalsReading = { checked: 0, faults: [] }
  if (kind.format !== 'mdx') return reading
  const { body, bodyStart } = splitMdx(file)
  visit(parseMdx(body), 'table', (table: Table) => {
    const total = table.children.at(-1)
    if (!total || !TOTAL.test(cell(total, 0))) return
    const rows = table.children.slice(1, -1)
    total.children.forEach((own, column) => {
      const sum = onlyFigure(cell(total, column))
      const parts = rows.flatMap(row => onlyFigure(cell(row, column))?.value ?? [])
      if (column === 0 || !sum || sum.unit === 'percent' || parts.length < rows.length) return
      // At the foot of prices for one stands the price for one: between the least and the greatest.
      if (sum.value > Math.min(...parts) && sum.value < Math.max(...parts)) return
      reading.checked++
      const expected = parts.reduce((all, part) => all + part, 0)
      if (rounds(sum, expected)) return
      reading.faults.push(
        file.fault(
          bodyStart + (own.position?.start.offset ?? 0),
          'arithmetic',
          `The total says ${cell(total, column)}, and the rows above give ${Number(expected.toFixed(2))}.`,
          'Work it out again.',
        ),
      )
    })
  })
  return reading
}

const cell = (row: TableRow, column: number) => toString(row.children[column]).trim()

/** The figure that is all that a cell holds. */
function onlyFigure(text: string): Figure | undefined {
  const [figure, ...more] = figuresIn(text)
  return figure && more.length === 0 && figure.index === 0 && figure.end === text.length
    ? figure
    : undefined
}
