/** Finds a free place for a label among lines and other labels, on a drawing of the narrowest size. */
import { NARROWEST } from './text-lines'

/** A place in pixels of the narrowest drawing, which is square. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The room that a label takes. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A place that a label could take; among free ones that with the least `cost` is taken. */
export interface Candidate<Place> {
  readonly box: Box
  readonly cost: number
  readonly place: Place
}

/** Room kept between a label and a line. */
const MARGIN = 3

/** Points along lines, close enough that no line slips through a label. */
export function sample(points: readonly Point[]): Point[] {
  return points.flatMap((point, index) => {
    const next = points[index + 1]
    if (!next) return [point]
    const steps = Math.max(1, Math.ceil(Math.hypot(next.x - point.x, next.y - point.y) / 4))
    return Array.from({ length: steps }, (_, step) => ({
      x: point.x + ((next.x - point.x) * step) / steps,
      y: point.y + ((next.y - point.y) * step) / steps,
    }))
  })
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height
}

function penalty({ box, cost }: Candidate<unknown>, lines: readonly Point[], taken: readonly Box[]): number {
  const hits = lines.filter(
    ({ x, y }) =>
      x > box.left - MARGIN && x < box.left + box.width + MARGIN && y > box.top - MARGIN && y < box.top + box.height + MARGIN,
  ).length
  const labels = taken.filter(other => meets(box, other)).length
  const outside = box.left < -1 || box.top < -4 || box.left + box.width > NARROWEST + 1 || box.top + box.height > NARROWEST
  return cost + hits * 12 + labels * 400 + (outside ? 2000 : 0)
}

/**
 * The best of the candidates; the first of equals.
 *
 * @param candidates at least one
 * @param lines what a label must not cover
 * @param taken the labels that stand already; the chosen one is added
 */
export function choose<Place>(candidates: readonly Candidate<Place>[], lines: readonly Point[], taken: Box[]): Place {
  let best: Candidate<Place> | undefined
  let least = Infinity
  for (const candidate of candidates) {
    const sum = penalty(candidate, lines, taken)
    if (sum < least) {
      least = sum
      best = candidate
    }
  }
  if (!best) throw new Error('A label without a place to try.')
  taken.push(best.box)
  return best.place
}
