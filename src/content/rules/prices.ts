/** Prices that texts state, in the site's language: rows of services, and the fees of case studies. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, type DocumentOf, documentOf, documentsOf } from '../documents'
import { formatMoney } from '../format'
import { priceReader, type PriceReader } from '../price-reader'
import { VARIABLE } from '../variables'

/** Checks every price and fee; none while the files that say how they are written have diagnostics of their own. */
export function checkPrices(documents: readonly Document[]): Diagnostic[] {
  const locale = documentOf(documents, 'SiteFacts')?.data.locale
  const words = documentOf(documents, 'PriceWords')?.data
  if (!locale || !words) return []
  const money = (amount: number) => formatMoney(amount)
  const read = priceReader(words.after)
  // What is quoted is a price, and known to be: how much it is does not matter here.
  const readRow: PriceReader = text => read(text.replace(VARIABLE, () => money(1)))
  const usual = `Write a price like “${money(625)}”, “${money(2800)}–${money(4800)}, ${words.after.once[0]}” or “${money(1900)} ${words.after.month[0]}”; the words that may follow are “after” in data/price-words.json.`
  const fix = (text: string) => {
    const meant = meantBy(text, { read: readRow, money, each: words.after.each[0] })
    if (meant === undefined) return usual
    return `Write “${meant}”${meant.includes('–') ? ', with a dash, –, between two sums' : ''}.`
  }
  return [
    ...documentsOf(documents, 'ServicePage').flatMap(page => rowDiagnostics(page, readRow, fix)),
    ...documentsOf(documents, 'CaseStudy').flatMap(study => feeDiagnostics(study, money)),
  ]
}

/** What each service costs is compared: each needs a price to begin with, and a typical total. */
function rowDiagnostics(
  { file, located, data }: DocumentOf<'ServicePage'>,
  read: PriceReader,
  fix: (text: string) => string,
): Diagnostic[] {
  const { rows } = data.pricing
  const unread = rows.flatMap(({ price }, index) => {
    const at = located.offsetOf(['pricing', 'rows', index, 'price'])
    return read(price)
      ? []
      : [file.error(at, 'price', `“${price}” cannot be read as a price.`, fix(price))]
  })
  if (unread.length > 0) return unread
  const at = located.offsetOf(['pricing', 'rows'])
  const diagnostics: Diagnostic[] = []
  // A price per page or per hour is no sum that one can begin with.
  if (!rows.some(({ price, extra }) => !extra && read(price)?.period !== 'each')) {
    const message = 'No row is a price to begin with, and lists of services state one.'
    const fix = 'Leave “extra” out where something can be bought by itself, once or monthly.'
    diagnostics.push(file.error(at, 'price', message, fix))
  }
  if (!rows.some(({ typical }) => typical)) {
    const message = 'No row says what a typical client buys, and the table of prices adds it up.'
    const fix = 'Add “typical”: 1, or the number of months, to the rows that most clients buy.'
    diagnostics.push(file.error(at, 'price', message, fix))
  }
  return diagnostics
}

/**
 * A price as it is usually typed, like “$2800-$4800” or “$38/page”, as it is written here; nothing where it is
 * not certain what is meant.
 */
function meantBy(
  text: string,
  {
    read,
    money,
    each = '',
  }: { read: PriceReader; money: (amount: number) => string; each?: string },
): string | undefined {
  const [, first = '', second, words = ''] =
    /^\$?\s*(\d[\d.,]*)(?:\s*\$?\s*[-–—]\s*\$?\s*(\d[\d.,]*))?\s*\$?\s*(.*)$/.exec(text.trim()) ??
    []
  const ends = second === undefined ? [first] : [first, second]
  // Cents are no prices here, and “2,80” may be two dollars or two hundred.
  if (ends.some(end => !/^\d+(?:[.,]\d{3})*[.,]?$/.test(end))) return undefined
  const sum = ends.map(end => money(Number(end.replace(/\D/g, '')))).join('–')
  const rest = words.replace(/^[,\s]+/, '').replace(/^\/\s*/, `${each} `)
  const price = `${sum} ${rest}`.trim()
  const period = read(price)?.period
  return period === 'once' && rest ? `${sum}, ${rest}` : period && price
}

/** The fees of a study are those that its text states. */
function feeDiagnostics(
  { file, located, data }: DocumentOf<'CaseStudy'>,
  money: (amount: number) => string,
): Diagnostic[] {
  const { cost, fees = [] } = data
  const spaced = (text: string) => text.replace(/\s/g, ' ')
  return fees.flatMap(({ amount }, index) => {
    const written = spaced(money(amount))
    // Not the beginning or the end of another amount.
    const parts = spaced(cost).split(written)
    const states = parts.some(
      (before, part) =>
        part + 1 < parts.length &&
        !/\d[.,]?$/.test(before) &&
        !/^[.,]?\d/.test(parts[part + 1] ?? ''),
    )
    return states
      ? []
      : [
          file.error(
            located.offsetOf(['fees', index, 'amount']),
            'fees',
            `“cost” does not state ${written}.`,
            'Write the amount as “cost” has it, or mend “cost”.',
          ),
        ]
  })
}
