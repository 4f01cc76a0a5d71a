/** Finds free positions for labels among lines and other labels, on a drawing of the narrowest size. */
import { NARROWEST } from './text-lines'

/** A point in pixels of the narrowest drawing, which is square. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The space that a label takes. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A position that a label could take; among free ones that with the least `cost` is chosen. */
export interface CandidatePosition<Content> {
  readonly box: Box
  /** A line that comes with the label and must not run through other labels. */
  readonly line?: Box
  readonly cost: number
  /** What is drawn there. */
  readonly content: Content
}

/** Space kept between a label and a line. */
const MARGIN = 3
/** Space between labels below which they are taken for one. */
const APART = 10

/** Points along lines, close enough that no line slips through a label. */
export function pointsAlong(points: readonly Point[]): Point[] {
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

function overlaps(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  )
}

/** A label with the space that it would have around it. */
const around = ({ left, top, width, height }: Box): Box => ({
  left: left - APART,
  top: top - APART,
  width: width + 2 * APART,
  height: height + 2 * APART,
})

/** What a position costs by itself: far from ideal, over a line, beyond the edge. */
function ownCost({ box, cost }: CandidatePosition<unknown>, lines: readonly Point[]): number {
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

/** What a position costs beside others. Words close to words are poor, a thin line through them is bad, words over words are worse. */
function sharedCost({ box, line }: CandidatePosition<unknown>, occupied: OccupiedSpace): number {
  const over = occupied.boxes.filter(other => overlaps(box, other)).length
  const cut =
    occupied.lines.filter(other => overlaps(box, other)).length +
    (line ? occupied.boxes.filter(other => overlaps(line, other)).length : 0)
  const near = occupied.boxes.filter(other => overlaps(around(box), other)).length
  return over * 400 + cut * 50 + near * 25
}

/** The space that is no longer free: under labels, and under the lines that lead from them. */
export interface OccupiedSpace {
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
 * A position for each of a few labels, five at most: in turn each takes the best that is left, in whichever turn
 * is the best for all.
 *
 * @param labels the candidates of each label, at least one
 * @param lines what a label must not cover
 * @param occupied the space that is occupied already
 * @returns what is drawn at the chosen positions, in the order of the labels, and the space that is occupied now
 */
export function chooseLabelPositions<Content>(
  labels: readonly (readonly CandidatePosition<Content>[])[],
  lines: readonly Point[],
  occupied: OccupiedSpace,
): { chosen: Content[]; occupied: OccupiedSpace } {
  const costed = labels.map(candidates =>
    candidates
      .map(candidate => ({ candidate, own: ownCost(candidate, lines) }))
      .sort((a, b) => a.own - b.own),
  )
  let least = Infinity
  let result: { chosen: Content[]; occupied: OccupiedSpace } = { chosen: [], occupied }
  for (const order of orders(labels.length)) {
    let sum = 0
    let now = occupied
    const chosen: Content[] = []
    for (const index of order) {
      let best: CandidatePosition<Content> | undefined
      let bestCost = Infinity
      for (const { candidate, own } of costed[index] ?? []) {
        if (own >= bestCost) break
        const cost = own + sharedCost(candidate, now)
        if (cost >= bestCost) continue
        best = candidate
        bestCost = cost
      }
      if (!best) continue
      chosen[index] = best.content
      sum += bestCost
      now = {
        boxes: [...now.boxes, best.box],
        lines: best.line ? [...now.lines, best.line] : now.lines,
      }
    }
    if (sum >= least) continue
    least = sum
    result = { chosen, occupied: now }
  }
  return result
}
