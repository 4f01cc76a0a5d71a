/**
 * The columns that a number of short texts stand in on a wide screen: as many as fit, or three where
 * that leaves fewer holes in the last row.
 *
 * @returns classes of compositions.css
 */
export function columnsFor(count: number): string {
  const holes = (columns: number) => (columns - (count % columns)) % columns
  return holes(3) < holes(4) ? 'cols threes' : 'cols'
}
