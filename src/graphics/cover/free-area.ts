/** Finds the largest area of one colour for a numeral. */
import { splitUnit } from '../format'
import { numeralWidth } from '../text-lines'
import { fillAt, HEIGHT, WIDTH, type CoverMark, type Fill, type Shape } from './shape'

/** The height of figures in the narrow bold face, in em. */
export const FIGURE_HEIGHT = 0.72
/** The share of a numeral’s size that its unit has. */
export const UNIT_SIZE = 0.45
const CELL = 8
const COLUMNS = WIDTH / CELL
const ROWS = Math.floor(HEIGHT / CELL)
/** Cells kept free around a numeral. */
const MARGIN = 1

/** Where a numeral stands: the left end of its foot, its size, and what it stands on. */
export interface FreeArea {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly on: Fill
  /** The cells taken, so that the next numeral keeps off them. */
  readonly cells: {
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
}

/** What a numeral must keep to. */
export interface FreeAreaLimits {
  /** Areas to keep off. */
  readonly taken?: readonly FreeArea[]
  /** The part of the sheet to stay in. */
  readonly within: CoverMark['own']
}

/**
 * The area where a text can be set largest on one colour; of equals the one lowest and furthest to
 * the right, or to the left.
 *
 * @param largest the greatest size in units of the sheet
 */
export function findFreeArea(
  shapes: readonly Shape[],
  text: string,
  largest: number,
  side: 'left' | 'right',
  { taken = [], within }: FreeAreaLimits,
): FreeArea | undefined {
  const fills = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const x = cell % COLUMNS
    const y = Math.floor(cell / COLUMNS)
    const gone = taken.some(
      ({ cells }) =>
        x >= cells.left - 1 && x <= cells.right && y >= cells.top - 1 && y <= cells.bottom,
    )
    const off =
      x * CELL < within.x[0] ||
      (x + 1) * CELL > within.x[1] ||
      y * CELL < within.y[0] ||
      (y + 1) * CELL > within.y[1]
    return gone || off ? undefined : fillAt(shapes, (x + 0.5) * CELL, (y + 0.5) * CELL)
  })
  const one = (left: number, top: number, right: number, bottom: number): Fill | undefined => {
    const fill = fills[top * COLUMNS + left]
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) if (fills[y * COLUMNS + x] !== fill) return undefined
    }
    return fill
  }
  const em = numeralWidth(text, UNIT_SIZE)
  for (let size = largest; size >= 24; size -= 4) {
    const across = Math.ceil((em * size) / CELL) + 2 * MARGIN
    // Units may reach below the line.
    const foot = Math.ceil(MARGIN + (splitUnit(text)[1] ? (size * UNIT_SIZE * 0.2) / CELL : 0))
    const down = Math.ceil((size * FIGURE_HEIGHT) / CELL) + MARGIN + foot
    for (let top = ROWS - down; top >= 0; top--) {
      for (let step = 0; step <= COLUMNS - across; step++) {
        const left = side === 'left' ? step : COLUMNS - across - step
        const on = one(left, top, left + across, top + down)
        if (!on) continue
        const slack = across * CELL - em * size
        return {
          x: Math.round(left * CELL + (side === 'left' ? CELL : slack - CELL)),
          y: Math.round((top + down - foot) * CELL),
          size,
          width: Math.round(em * size),
          on,
          cells: { left, top, right: left + across, bottom: top + down },
        }
      }
    }
  }
  return undefined
}
