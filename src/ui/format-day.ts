const PARTS: readonly Intl.DateTimeFormatOptions[] = [
  { year: 'numeric' },
  { month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long', year: 'numeric' },
]

/**
 * A day in words, or a month or a year where no more is known.
 *
 * @param day YYYY-MM-DD, YYYY-MM or YYYY
 * @returns like “4 November 2025”, “November 2025”, “2025”
 */
export function formatDay(day: string): string {
  const parts = PARTS[day.split('-').length - 1]
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(new Date(day))
}
