/** Finds where a numeral stands: in its mark, or on the end of it. */
import { splitUnit } from '../../content/format'
import { numeralWidth } from '../text-lines'
import { fillAt, HEIGHT, WIDTH, type CoverMark, type Fill } from './shape'

/** The height of figures in the narrow bold face, in em. */
const FIGURE_HEIGHT = 0.72
/** How far a comma reaches below its line, in em. */
const COMMA = 0.15
/** The share of a numeral’s size that its unit has. */
export const UNIT_SIZE = 0.45
const CELL = 8
const COLUMNS = WIDTH / CELL
const ROWS = Math.floor(HEIGHT / CELL)
/** Cells kept free around a numeral; in a mark that leans, whose slope gives it room at one side. */
const MARGIN = 2
const LEANING_MARGIN = 1
/** The size from which on a numeral stands in its mark, even where it could be larger beyond its end. */
const LEGIBLE = 64
/** The smallest size. */
const SMALLEST = 24
/** Cells between the end of a mark and a numeral that hangs on it, at most. */
const NEAR = 2

/** Where a numeral stands: the left end of its foot, its size, and what it stands on. */
export interface FreeArea {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly width: number
  readonly on: Fill
}

/** An area in cells, and where a numeral would rather be than anywhere else. */
interface Wish {
  readonly across: number
  readonly down: number
  readonly left: number
  readonly top: number
}

/** Where a numeral would stand: at the end of its mark, on this side of it or beyond. */
function wish({ end: [x, y], grows, own }: CoverMark, inside: boolean, size: Size): Wish {
  const { across, down } = size
  const [column, row] = [x / CELL, y / CELL]
  if (grows === 'right')
    return {
      ...size,
      left: inside ? column - across : column,
      top: (own.y[0] + own.y[1]) / 2 / CELL - down / 2,
    }
  return { ...size, left: column, top: (grows === 'up') === inside ? row : row - down }
}

const isNear = (a: number, b: number) => Math.abs(a - b) < 1

type Size = Pick<Wish, 'across' | 'down'>

/** Whether an area begins where a mark ends; squares that are not filled belong to their mark. */
function isBeyond({ end: [x, y], grows }: CoverMark, { left, top, down }: Wish): boolean {
  if (grows === 'right') return left + 1 > x / CELL
  return grows === 'up' ? top + down < y / CELL + 1 : top + 1 > y / CELL
}

/**
 * Where the number of a mark stands, as large as it can be: in the mark, at the end where its value is
 * read; where it has no room there, beyond that end and touching it, so that no number is taken for
 * that of what the mark leaves free.
 *
 * @param marks both marks of the cover
 * @param mark the number’s own
 * @param largest the greatest size in units of the sheet
 */
export function findFreeArea(
  marks: readonly CoverMark[],
  mark: CoverMark,
  text: string,
  largest: number,
): FreeArea | undefined {
  const { own, grows, sheet, leans } = mark
  const fills = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const [x, y] = [(cell % COLUMNS) * CELL, Math.floor(cell / COLUMNS) * CELL]
    const off = x < own.x[0] || x + CELL > own.x[1] || y < own.y[0] || y + CELL > own.y[1]
    return off ? undefined : fillAt(marks, x + CELL / 2, y + CELL / 2)
  })
  const isAll = (on: Fill, { across, down, left, top }: Wish) => {
    for (let y = top; y < top + down; y++)
      for (let x = left; x < left + across; x++) if (fills[y * COLUMNS + x] !== on) return false
    return true
  }
  const em = numeralWidth(text, UNIT_SIZE)
  const area = (inside: boolean): FreeArea | undefined => {
    const on = inside ? mark.fill : 'ground'
    const margin = inside && leans ? LEANING_MARGIN : MARGIN
    for (let size = largest; size >= SMALLEST; size -= 4) {
      const across = Math.ceil((em * size) / CELL) + 2 * margin
      // Units may reach below the line, and commas do.
      const below = splitUnit(text)[1] ? UNIT_SIZE * 0.2 : 0
      const comma = text.includes(',') ? Math.ceil((size * COMMA) / CELL) + 1 : 0
      const foot = Math.max(Math.ceil(margin + (size * below) / CELL), comma)
      const down = Math.ceil((size * FIGURE_HEIGHT) / CELL) + margin + foot
      const wanted = wish(mark, inside, { across, down })
      let best: Wish | undefined
      let least = inside ? Infinity : NEAR + 0.5
      for (let top = 0; top <= ROWS - down; top++) {
        for (let left = 0; left <= COLUMNS - across; left++) {
          // Along the end a numeral may move as far as it must.
          const far =
            grows === 'right'
              ? Math.abs(left - wanted.left) + Math.abs(top - wanted.top) / COLUMNS
              : Math.abs(top - wanted.top) + Math.abs(left - wanted.left) / COLUMNS
          const place = { across, down, left, top }
          if (far < least && (inside || isBeyond(mark, place)) && isAll(on, place))
            [best, least] = [place, far]
        }
      }
      if (!best) continue
      const slack = across * CELL - em * size
      const atRight = grows === 'right' && inside
      // A mark may end within a cell: the numeral keeps the same distance from its end as any other.
      const left = grows === 'right' && isNear(best.left, wanted.left) ? wanted.left : best.left
      const top = grows !== 'right' && isNear(best.top, wanted.top) ? wanted.top : best.top
      return {
        x: Math.round(left * CELL + (atRight ? slack - margin * CELL : margin * CELL)),
        y: Math.round((top + down - foot) * CELL),
        size,
        width: Math.round(em * size),
        on,
      }
    }
    return undefined
  }
  // Squares are counted: nothing stands on them.
  const within = sheet ? undefined : area(true)
  if (within && within.size >= Math.min(LEGIBLE, largest)) return within
  const beyond = area(false)
  return (beyond?.size ?? 0) > (within?.size ?? 0) ? beyond : within
}
