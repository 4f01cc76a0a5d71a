/** Where the number of a bar stands: in it, at the end where its value is read, or on that end. */
import { numeralWidth } from '../text-lines'
import { HEIGHT, WIDTH, type CoverMark } from './shape'

/** The height of figures in the narrow bold font, and how far a comma reaches below them, in em. */
const FIGURES = 0.72
const COMMA = 0.15
/** The share of a numeral’s size that its unit has. */
export const UNIT_SIZE = 0.45
/** Kept free around a numeral. */
const MARGIN = 14
/** The size from which on a numeral stands in its bar, even where it could be larger beyond its end. */
const LEGIBLE = 64

/** A numeral’s place: the left end of its foot, its size and width. */
export interface NumeralPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly isInside: boolean
}

/**
 * Places a number as large as it can be.
 *
 * @param largest the greatest size in units of the sheet
 */
export function placeNumeral(mark: CoverMark, text: string, largest: number): NumeralPlace {
  const { grows, x, y } = mark
  const em = numeralWidth(text, UNIT_SIZE)
  const foot = text.includes(',') ? COMMA : UNIT_SIZE * 0.2
  const lies = grows === 'right'
  /** The size that a numeral may have in a part of the sheet. */
  const sizeIn = (width: number, height: number) =>
    Math.floor(
      Math.min(largest, (width - 2 * MARGIN) / em, (height - 2 * MARGIN) / (FIGURES + foot)),
    )
  const inside = sizeIn(mark.width, mark.height)
  const beyond = lies
    ? sizeIn(WIDTH - mark.width, mark.height)
    : sizeIn(mark.width, HEIGHT - mark.height)
  const isInside = inside >= Math.min(LEGIBLE, largest) || inside >= beyond
  const size = isInside ? inside : beyond
  const width = Math.round(em * size)
  const place = { size, width, isInside }
  if (lies) {
    const end = x + mark.width
    const left = isInside ? end - MARGIN - width : end + MARGIN
    return { ...place, x: Math.round(left), y: Math.round(y + (mark.height + FIGURES * size) / 2) }
  }
  const end = grows === 'up' ? y : y + mark.height
  const isBelow = (grows === 'up') === isInside
  const base = isBelow ? end + MARGIN + FIGURES * size : end - MARGIN - foot * size
  return { ...place, x: x + MARGIN, y: Math.round(base) }
}
