/** Bytes on the wire, with their budgets: measured as the report of a change measures them. */
import { measure } from '../preview/budgets'
import { readBuiltSite } from '../preview/built-site'
import type { Row } from './table'

/** Bytes as the table shows them. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`

/** The sizes of a finished site. */
export function sizeRows(dist: string): Row[] {
  return measure(readBuiltSite(dist)).map(({ name, bytes, file, limit }) => ({
    what: file === undefined ? name : `${name} (${file})`,
    measured: kilobytes(bytes),
    budget: limit === undefined ? '' : kilobytes(limit),
  }))
}
