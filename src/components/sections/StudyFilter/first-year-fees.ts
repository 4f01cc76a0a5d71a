/** Something that a client pays the agency: once, or so often. */
export interface Fee {
  readonly amount: number
  readonly every: 'month' | 'quarter' | null
  /** How many times; nothing where it goes on. */
  readonly times: number | null
}

const A_YEAR = { month: 12, quarter: 4 } as const

/** What the agency is paid in the first year: what is paid once, and of what is paid again a year at most. */
export function firstYearFees(fees: readonly Fee[]): number {
  return fees.reduce((sum, { amount, every, times }) => {
    const most = every ? A_YEAR[every] : 1
    return sum + amount * (every ? Math.min(times ?? most, most) : 1)
  }, 0)
}
