/** The bytes of two builds as a table: what grew, shrank or is over its budget stands open. */
import { isNotable, isOver, type ByteRow } from './budgets'
import { escapeUTF8 } from 'entities'
import { folded } from './html-parts'
import { growth, kilobytes } from './summary'

/** The rows that changed, and the others folded below them. */
export function bytesTable(rows: readonly ByteRow[]): string {
  const same = rows.filter(row => !isNotable(row))
  return (
    table(rows.filter(isNotable)) +
    (same.length > 0 ? folded(`${same.length} about the same as before`, table(same)) : '')
  )
}

function table(rows: readonly ByteRow[]): string {
  if (rows.length === 0) return ''
  const head = ['Before', 'After', 'Growth', 'Budget'].map(
    name => `<th scope="col" class="n">${name}</th>`,
  )
  return `<table><thead><tr><td></td>${head.join('')}</tr></thead><tbody>${rows.map(line).join('\n')}</tbody></table>`
}

function line(row: ByteRow): string {
  const { name, before, after, limit } = row
  const budget = limit === undefined ? '' : kilobytes(limit)
  const over = isOver(row) ? ' <b class="fault">exceeded</b>' : ''
  return `<tr><th scope="row">${escapeUTF8(name)}</th><td class="n">${kilobytes(before)}</td><td class="n">${kilobytes(after)}</td><td class="n">${growth(row)}</td><td class="n">${budget}${over}</td></tr>`
}
