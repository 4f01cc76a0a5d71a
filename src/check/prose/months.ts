/** Periods of months, as the windows of metrics and the labels of charts name them. */

const MONTHS =
  'january february march april may june july august september october november december'.split(' ')

/** Months counted from the year 0; without a year, from January. */
export interface Period {
  from: number
  to: number
  hasYear: boolean
}

const MONTH = MONTHS.map(name => `${name}|${name.slice(0, 3)}`).join('|')
const RANGE = new RegExp(
  `\\b(?<first>${MONTH})\\b(?: (?<firstYear>20\\d\\d))?(?:\\s?[–-]\\s?(?<last>${MONTH})\\b)?(?: (?<year>20\\d\\d|\\d\\d(?!\\d)))?`,
  'i',
)

/** The month that a word names, from 0. */
export function monthOf(name: string): number | undefined {
  const index = MONTHS.findIndex(month => month.startsWith(name.slice(0, 3).toLowerCase()))
  return index < 0 ? undefined : index
}

/** The first period that a text names, like “November 2025–January 2026” or “July–September 2024”. */
export function periodIn(text: string): Period | undefined {
  const { first, firstYear, last, year } = RANGE.exec(text)?.groups ?? {}
  const from = first === undefined ? undefined : monthOf(first)
  const end = last === undefined ? from : monthOf(last)
  if (from === undefined || end === undefined) return undefined
  const lastYear = fullYear(year ?? firstYear)
  if (lastYear === undefined) return { from, to: end < from ? end + 12 : end, hasYear: false }
  const startYear = fullYear(firstYear) ?? (end < from ? lastYear - 1 : lastYear)
  return { from: startYear * 12 + from, to: lastYear * 12 + end, hasYear: true }
}

function fullYear(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

/** The two periods of “A against B”. */
export function windowsIn(text: string): { value?: Period; baseline?: Period } {
  const [value = '', baseline = ''] = text.split(/ against /)
  return { value: periodIn(value), baseline: periodIn(baseline) }
}

/**
 * The places of a period’s months among labels, or nothing where one is missing.
 *
 * @param labels months with or without years, like “Oct” or “Oct 24”; without, each may stand once only
 */
export function placesOf(period: Period, labels: readonly string[]): number[] | undefined {
  const months = labels.map(label =>
    /^[a-z]{3,9}(?: (?:20)?\d\d)?$/i.test(label) ? periodIn(label) : undefined,
  )
  const places: number[] = []
  for (let month = period.from; month <= period.to; month++) {
    const found = months.flatMap((label, index) => {
      if (!label) return []
      return label.hasYear && period.hasYear
        ? label.from === month
          ? [index]
          : []
        : label.from % 12 === month % 12
          ? [index]
          : []
    })
    const [place] = found
    if (place === undefined || found.length > 1) return undefined
    places.push(place)
  }
  return places
}
