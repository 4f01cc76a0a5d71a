/** A line of the table of budgets. */
export interface Row {
  what: string
  measured: string
  budget: string
}

/** Prints rows as a table, aligned. */
export function printTable(rows: readonly Row[]): void {
  const head: Row = { what: 'what', measured: 'measured', budget: 'budget' }
  const width = (key: keyof Row) => Math.max(...[head, ...rows].map(row => row[key].length))
  const line = ({ what, measured, budget }: Row) =>
    `${what.padEnd(width('what'))}  ${measured.padStart(width('measured'))}  ${budget.padStart(width('budget'))}`
  console.log([line(head), ...rows.map(line)].join('\n'))
}
