/**
 * Three or four columns for short texts on wide screens, whichever leaves fewer gaps in the last row.
 *
 * @returns classes of compositions.css
 */
export function columnsFor(count: number): string {
  return holes(count, 3) < holes(count, 4) ? 'cols threes' : 'cols fours'
}

const holes = (count: number, columns: number) => (columns - (count % columns)) % columns
