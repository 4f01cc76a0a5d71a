/** Where the number of a bar stands: in it, at the end where its value is read, or on that end. */
import { numeralWidth } from '../text-lines'
import { HEIGHT, WIDTH, type CoverBar } from './cover'

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
export function placeNumeral(bar: CoverBar, text: string, largest: number): NumeralPlace {
  const { grows, x, y } = bar
  const em = numeralWidth(text, UNIT_SIZE)
  const foot = text.includes(',') ? COMMA : UNIT_SIZE * 0.2
  const lies = grows === 'right'
  /** The size that a numeral may have in a part of the sheet. */
  const sizeIn = (width: number, height: number) =>
    Math.floor(
      Math.min(largest, (width - 2 * MARGIN) / em, (height - 2 * MARGIN) / (FIGURES + foot)),
    )
  const inside = sizeIn(bar.width, bar.height)
  const beyond = lies
    ? sizeIn(WIDTH - bar.width, bar.height)
    : sizeIn(bar.width, HEIGHT - bar.height)
  const isInside = inside >= Math.min(LEGIBLE, largest) || inside >= beyond
  const size = isInside ? inside : beyond
  const width = Math.round(em * size)
  const place = { size, width, isInside }
  if (lies) {
    const left = bar.width + (isInside ? -MARGIN - width : MARGIN)
    return { ...place, x: left, y: Math.round(y + (bar.height + FIGURES * size) / 2) }
  }
  const end = grows === 'up' ? y : bar.height
  const isBelow = (grows === 'up') === isInside
  const base = isBelow ? end + MARGIN + FIGURES * size : end - MARGIN - foot * size
  return { ...place, x: x + MARGIN, y: Math.round(base) }
}
