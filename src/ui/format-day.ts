const FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/**
 * A day in words.
 *
 * @param day YYYY-MM-DD
 * @returns like “4 November 2025”
 */
export function formatDay(day: string): string {
  return FORMAT.format(new Date(`${day}T00:00:00Z`))
}
