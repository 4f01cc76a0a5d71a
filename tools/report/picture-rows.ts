/**
 * Where two pictures of one page differ. Pages grow and shrink: a line put in moves everything below it.
 * So rows of pixels are aligned first, as lines of text are in a comparison of files. Libraries such as
 * pixelmatch and odiff compare each place with the same place, and would mark all that is below.
 */
import { createHash } from 'node:crypto'
import { diffArrays } from 'diff'

/** A picture's pixels, row by row, three bytes each. */
export interface Pixels {
  width: number
  height: number
  data: Buffer
}

/** A rectangle that differs; of no height where the other picture has more. */
export interface Area {
  top: number
  height: number
  left: number
  width: number
}

/** The areas of two pictures that stand for each other. */
export interface AreaPair {
  before: Area
  after: Area
}

const CHANNELS = 3
/** Rows between two areas below which they count as one. */
const NEAR = 24
/** Rows that may differ before alignment is given up: a changed background leaves no row as it was. */
const EFFORT = 4000

/** Rows from (inclusive) and to (exclusive) in both pictures. */
interface Band {
  before: [number, number]
  after: [number, number]
}

/** The differing areas of two pictures of the same width, from the top. */
export function differingAreas(before: Pixels, after: Pixels): AreaPair[] {
  const rows = [rowHashes(before), rowHashes(after)] as const
  const bands = bandsOf(...rows).filter(
    band => !(isRounding(rows[0], band.before) && isRounding(rows[1], band.after)),
  )
  const seen = joined(bands).filter(band => isVisible(before, after, band))
  return seen.map(band => {
    const [left, right] = columns(before, after, band.before, band.after)
    const area = ([top, bottom]: [number, number]): Area => ({
      top,
      height: bottom - top,
      left,
      width: right - left,
    })
    return { before: area(band.before), after: area(band.after) }
  })
}

function bandsOf(before: string[], after: string[]): Band[] {
  const bands: Band[] = []
  let band: Band | undefined
  let [old, now] = [0, 0]
  const changes = diffArrays(before, after, { maxEditLength: EFFORT }) ?? endsOf(before, after)
  for (const { count, added, removed } of changes) {
    if (!added && !removed) {
      old += count
      now += count
      band = undefined
      continue
    }
    if (!band) bands.push((band = { before: [old, old], after: [now, now] }))
    if (removed) old += count
    else now += count
    band.before[1] = old
    band.after[1] = now
  }
  return bands
}

/**
 * Whether rows only repeat the one above or below them. Where a page moves by half a pixel, the space
 * between its lines is rounded differently, and nobody sees it.
 */
function isRounding(rows: readonly string[], [top, bottom]: [number, number]): boolean {
  if (bottom - top > 2) return false
  return rows.slice(top, bottom).every(row => row === rows[top - 1] || row === rows[bottom])
}

/** Values of a pixel, of 255, that nobody tells apart. */
const TOLERANCE = 24

/**
 * Whether two bands of the same height differ by more than half a pixel's movement: edges are drawn
 * anew then, but each pixel is still like one beside it.
 */
function isVisible(before: Pixels, after: Pixels, band: Band): boolean {
  const [top, bottom] = band.before
  const other = band.after[0]
  if (bottom - top !== band.after[1] - other) return true
  for (let row = 0; row < bottom - top; row++)
    for (let column = 0; column < before.width; column++) {
      const [a, b] = [(top + row) * before.width + column, (other + row) * after.width + column]
      if (samePixel(before, a, after, b)) continue
      if (!isBeside(before, a, after, other + row, column)) return true
      if (!isBeside(after, b, before, top + row, column)) return true
    }
  return false
}

/** Whether a pixel's value lies between those around its place in the other picture. */
function isBeside(pixels: Pixels, at: number, other: Pixels, row: number, column: number): boolean {
  for (let channel = 0; channel < CHANNELS; channel++) {
    let [low, high] = [255, 0]
    for (let y = Math.max(0, row - 1); y <= Math.min(other.height - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(other.width - 1, column + 1); x++) {
        const value = other.data[(y * other.width + x) * CHANNELS + channel] ?? 0
        low = Math.min(low, value)
        high = Math.max(high, value)
      }
    const value = pixels.data[at * CHANNELS + channel] ?? 0
    if (value < low - TOLERANCE || value > high + TOLERANCE) return false
  }
  return true
}

/** Bands so near to each other that a reader sees one. */
function joined(bands: readonly Band[]): Band[] {
  const result: Band[] = []
  for (const band of bands) {
    const last = result.at(-1)
    const isNear =
      last && band.before[0] - last.before[1] < NEAR && band.after[0] - last.after[1] < NEAR
    if (!isNear) {
      result.push({ before: [...band.before], after: [...band.after] })
      continue
    }
    last.before[1] = band.before[1]
    last.after[1] = band.after[1]
  }
  return result
}

/** The rows that two pictures share at their ends, and all between them as one change. */
function endsOf(
  before: readonly string[],
  after: readonly string[],
): { count: number; added?: boolean; removed?: boolean }[] {
  const shorter = Math.min(before.length, after.length)
  let top = 0
  while (top < shorter && before[top] === after[top]) top++
  let bottom = 0
  while (bottom < shorter - top && before.at(-1 - bottom) === after.at(-1 - bottom)) bottom++
  return [
    { count: top },
    { count: before.length - top - bottom, removed: true },
    { count: after.length - top - bottom, added: true },
    { count: bottom },
  ].filter(({ count }) => count > 0)
}

function rowHashes({ width, height, data }: Pixels): string[] {
  const length = width * CHANNELS
  return Array.from({ length: height }, (_, row) =>
    createHash('md5')
      .update(data.subarray(row * length, (row + 1) * length))
      .digest('base64'),
  )
}

/** The columns between which two bands differ. */
function columns(
  before: Pixels,
  after: Pixels,
  [oldTop, oldBottom]: [number, number],
  [newTop, newBottom]: [number, number],
): [number, number] {
  const { width } = before
  // What came or went has no counterpart: it is as wide as what stands out of its own background.
  if (oldBottom === oldTop) return inked(after, newTop, newBottom)
  if (newBottom === newTop) return inked(before, oldTop, oldBottom)
  let [left, right] = [width, 0]
  const rows = Math.max(oldBottom - oldTop, newBottom - newTop)
  for (let row = 0; row < rows; row++) {
    const a = Math.min(oldTop + row, oldBottom - 1) * width
    const b = Math.min(newTop + row, newBottom - 1) * width
    const same = (column: number) => samePixel(before, a + column, after, b + column)
    for (let column = 0; column < left; column++) if (!same(column)) left = column
    for (let column = width - 1; column >= right; column--) if (!same(column)) right = column + 1
  }
  return left < right ? [left, right] : [0, width]
}

function inked(pixels: Pixels, top: number, bottom: number): [number, number] {
  const { width } = pixels
  let [left, right] = [width, 0]
  for (let row = top; row < bottom; row++) {
    const start = row * width
    const plain = (column: number) => samePixel(pixels, start, pixels, start + column)
    for (let column = 0; column < left; column++) if (!plain(column)) left = column
    for (let column = width - 1; column >= right; column--) if (!plain(column)) right = column + 1
  }
  return left < right ? [left, right] : [0, width]
}

function samePixel(a: Pixels, at: number, b: Pixels, other: number): boolean {
  const [x, y] = [at * CHANNELS, other * CHANNELS]
  return (
    a.data[x] === b.data[y] && a.data[x + 1] === b.data[y + 1] && a.data[x + 2] === b.data[y + 2]
  )
}
