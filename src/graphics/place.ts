/** Finds free places for labels among lines and other labels, on a drawing of the narrowest size. */
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
  /** A line that comes with the label and must not run through other labels. */
  readonly line?: Box
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
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}

/** What a place costs by itself: far from ideal, over a line, beyond the edge. */
function ownCost({ box, cost }: Candidate<unknown>, lines: readonly Point[]): number {
  const hits = lines.filter(
    ({ x, y }) =>
      x > box.left - MARGIN &&
      x < box.left + box.width + MARGIN &&
      y > box.top - MARGIN &&
      y < box.top + box.height + MARGIN,
  ).length
  const outside =
    box.left < -1 ||
    box.top < -4 ||
    box.left + box.width > NARROWEST + 1 ||
    box.top + box.height > NARROWEST - 4
  return cost + hits * 12 + (outside ? 2000 : 0)
}

/** What a place costs beside others. A thin line through words is bad, words over words are worse. */
function sharedCost({ box, line }: Candidate<unknown>, taken: Taken): number {
  const over = taken.boxes.filter(other => meets(box, other)).length
  const cut =
    taken.lines.filter(other => meets(box, other)).length +
    (line ? taken.boxes.filter(other => meets(line, other)).length : 0)
  return over * 400 + cut * 50
}

/** The room that is gone: under labels, and under the lines that lead from them. */
export interface Taken {
  readonly boxes: readonly Box[]
  readonly lines: readonly Box[]
}

/** Every order of a few things. */
function orders(count: number): number[][] {
  if (count === 0) return [[]]
  return orders(count - 1).flatMap(order =>
    Array.from({ length: count }, (_, at) => [
      ...order.slice(0, at),
      count - 1,
      ...order.slice(at),
    ]),
  )
}

/**
 * A place for each of up to four labels: in turn each takes the best that is left, in whichever turn
 * is the best for all.
 *
 * @param labels the candidates of each label, at least one
 * @param lines what a label must not cover
 * @param taken the room that is gone already
 * @returns the places in the order of the labels, and the room that is gone now
 */
export function placeLabels<Place>(
  labels: readonly (readonly Candidate<Place>[])[],
  lines: readonly Point[],
  taken: Taken,
): { places: Place[]; taken: Taken } {
  const costed = labels.map(candidates =>
    candidates
      .map(candidate => ({ candidate, own: ownCost(candidate, lines) }))
      .sort((a, b) => a.own - b.own),
  )
  let least = Infinity
  let result: { places: Place[]; taken: Taken } = { places: [], taken }
  for (const order of orders(labels.length)) {
    let sum = 0
    let now = taken
    const places: Place[] = []
    for (const index of order) {
      let best: Candidate<Place> | undefined
      let bestCost = Infinity
      for (const { candidate, own } of costed[index] ?? []) {
        if (own >= bestCost) break
        const cost = own + sharedCost(candidate, now)
        if (cost >= bestCost) continue
        best = candidate
        bestCost = cost
      }
      if (!best) continue
      places[index] = best.place
      sum += bestCost
      now = {
        boxes: [...now.boxes, best.box],
        lines: best.line ? [...now.lines, best.line] : now.lines,
      }
    }
    if (sum >= least) continue
    least = sum
    result = { places, taken: now }
  }
  return result
}
