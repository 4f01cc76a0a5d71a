/** Figures in running text: what they are worth and how exactly they are given. */

export type FigureUnit = 'plain' | 'percent' | 'points' | 'dollars' | 'times'

export interface Figure {
  value: number
  unit: FigureUnit
  /** Digits after the decimal point, as written. */
  decimals: number
  index: number
  end: number
}

const NUMERAL =
  /(?<![\w.,])(?:(?<sign>−|-(?=\d))?(?<dollar>\$)?(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<fraction>\d+))?)(?<unit>%|×|\s(?:percentage )?points?\b|\s(?:million|thousand)\b)?(?![\d]|,\d{3})/g

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const NUMBER_WORD = new RegExp(
  `\\b(?:(?<tens>${TENS.join('|')})(?:-(?<ones>${UNITS.slice(1, 10).join('|')}))?|(?<unit>${UNITS.join('|')}))\\b(?<points> (?:percentage )?points?\\b)?`,
  'gi',
)

/** Every figure in a text, in order: numerals, and numbers up to ninety-nine in words. */
export function figuresIn(text: string): Figure[] {
  return [...numerals(text), ...words(text)].sort((a, b) => a.index - b.index)
}

function numerals(text: string): Figure[] {
  return [...text.matchAll(NUMERAL)].map(match => {
    const { sign, dollar, whole = '', fraction = '', unit = '' } = match.groups ?? {}
    const scale = unit.includes('million') ? 1e6 : unit.includes('thousand') ? 1e3 : 1
    const size = Number(`${whole.replaceAll(',', '')}.${fraction || '0'}`) * scale
    return {
      value: sign ? -size : size,
      unit: dollar
        ? 'dollars'
        : unit === '%'
          ? 'percent'
          : unit === '×'
            ? 'times'
            : unit.includes('point')
              ? 'points'
              : 'plain',
      decimals: fraction.length - Math.log10(scale),
      index: match.index,
      end: match.index + match[0].length,
    }
  })
}

function words(text: string): Figure[] {
  return [...text.matchAll(NUMBER_WORD)].map(match => {
    const { tens, ones, unit, points } = match.groups ?? {}
    const value = tens
      ? (TENS.indexOf(tens.toLowerCase()) + 2) * 10 + (ones ? UNITS.indexOf(ones.toLowerCase()) : 0)
      : UNITS.indexOf((unit ?? '').toLowerCase())
    return {
      value,
      unit: points ? 'points' : 'plain',
      decimals: 0,
      index: match.index,
      end: match.index + match[0].length,
    }
  })
}

/** Whether a figure written with so many decimals may stand for a value. */
export function rounds(figure: Pick<Figure, 'value' | 'decimals'>, exact: number): boolean {
  return Math.abs(figure.value - exact) <= 0.5 * 10 ** -figure.decimals + 1e-9
}
