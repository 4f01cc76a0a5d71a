/** Ways to draw a cover. Each is to scale: lengths from zero, areas by their values. */
import {
  HEIGHT,
  rectangle,
  shape,
  WIDTH,
  type Composition,
  type CoverData,
  type Point,
  type Shape,
} from './shape'

/** How high the greatest value stands. */
const TALL = 264

const along = (index: number, count: number) => (index / Math.max(1, count - 1)) * WIDTH
const up = (value: number) => HEIGHT - value * TALL
const points = (values: readonly number[]): Point[] =>
  values.map((value, index) => [along(index, values.length), up(value)])

/** A line as a band, thick enough to be seen on a card. */
function band(line: readonly Point[], thickness: number): Point[] {
  return [...line, ...line.map(([x, y]): Point => [x, y + thickness]).reverse()]
}

/** The last piece of a line, as wide as a bright end may be. */
function tail(line: readonly Point[]): Point[] {
  const [before = [0, 0], last = [0, 0]] = line.slice(-2)
  const share = Math.min(1, 40 / (last[0] - before[0] || 1))
  return [[last[0] + (before[0] - last[0]) * share, last[1] + (before[1] - last[1]) * share], last]
}

/** A field under a line; its last stretch bright, the line before across it. */
export const field: Composition = ({ values, before }) => {
  const line = points(values)
  const end = tail(line)
  const under = (part: readonly Point[]): Point[] => [
    ...part,
    [part.at(-1)?.[0] ?? 0, HEIGHT],
    [part[0]?.[0] ?? 0, HEIGHT],
  ]
  return [
    shape('first', under(line)),
    shape('accent', under(end)),
    ...(before ? [shape('second', band(points(before), 9))] : []),
  ]
}

/** One straight slope from where the metric started to where it stands; the difference is bright. */
export const slope: Composition = ({ from, to }) => [
  shape('first', [
    [0, up(from)],
    [WIDTH, up(Math.min(from, to))],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ]),
  shape('first', [
    [0, up(from)],
    [WIDTH, up(to)],
    [WIDTH, HEIGHT],
    [0, HEIGHT],
  ]),
  shape('accent', [
    [0, up(from)],
    [WIDTH, up(to)],
    [WIDTH, up(from)],
  ]),
]

/** The line itself, as thick as a brush, with a bright end. */
export const ribbon: Composition = ({ values, before }) => {
  const line = points(values).map(([x, y]): Point => [x, y - 20])
  return [
    ...(before ? [shape('second', band(points(before), 12))] : []),
    shape('first', band(line, 44)),
    shape('accent', band(tail(line), 44)),
  ]
}

function columns(values: readonly number[], stress: number, before?: readonly number[]): Shape[] {
  const width = WIDTH / values.length
  const column = (value: number, index: number, part = 1) =>
    rectangle(index * width, up(value), width * part, value * TALL)
  return [
    shape('first', ...values.map((value, index) => column(value, index))),
    shape('accent', column(values[stress] ?? 0, stress)),
    ...(before
      ? [shape('second', ...before.map((value, index) => column(value, index, 0.5)))]
      : []),
  ]
}

/** A skyline of columns without gaps. */
export const skyline: Composition = ({ values, before, stress }) => columns(values, stress, before)

/** The same without what it is compared with, and bright at its end: a staircase. */
export const stairs: Composition = ({ values }) => columns(values, values.length - 1)

/** Columns cut out of a dark sheet, hanging from its upper edge. */
export const cutOut: Composition = ({ values, stress }) => {
  const width = WIDTH / values.length
  const gap = Math.min(10, width / 8)
  const hanging = values.map((value, index) =>
    rectangle(index * width + gap / 2, 0, width - gap, value * TALL),
  )
  return [
    shape('first', rectangle(0, 0, WIDTH, HEIGHT)),
    shape('ground', ...hanging),
    shape('accent', hanging[stress] ?? []),
  ]
}

/** Two blocks as tall as the metric was and is, each with its own number. */
export const blocks: Composition = ({ from, to }) => [
  shape('first', rectangle(0, HEIGHT - from * HEIGHT, WIDTH / 2, from * HEIGHT)),
  shape('accent', rectangle(WIDTH / 2, HEIGHT - to * HEIGHT, WIDTH / 2, to * HEIGHT)),
]

/** The sheet filled as high as the metric is, with a bright rim; a line where it was. */
export const levels: Composition = ({ from, to }) => [
  shape('first', rectangle(0, up(to), WIDTH, to * TALL)),
  shape('accent', rectangle(0, up(to), WIDTH, 20)),
  shape('second', rectangle(0, up(from), WIDTH, 10)),
]

/** Lying bars, edge to edge. */
export const rows: Composition = ({ values, before, stress }) => {
  const height = HEIGHT / values.length
  const bar = (value: number, index: number, part = 1) =>
    rectangle(0, index * height, value * WIDTH * 0.94, height * part)
  return [
    shape('first', ...values.map((value, index) => bar(value, index))),
    shape('accent', bar(values[stress] ?? 0, stress)),
    ...(before ? [shape('second', ...before.map((value, index) => bar(value, index, 0.4)))] : []),
  ]
}

/** Bars from the middle to both sides, like a totem. */
export const totem: Composition = ({ values, stress }) => {
  const height = HEIGHT / values.length
  const bar = (value: number, index: number) =>
    rectangle((WIDTH * (1 - value)) / 2, index * height, WIDTH * value, height)
  return [shape('first', ...values.map(bar)), shape('accent', bar(values[stress] ?? 0, stress))]
}

/** Steps of a path, sliding from one to the next. */
export const slide: Composition = ({ values }) => {
  const height = HEIGHT / values.length
  const last = values.length - 1
  const step = (value: number, index: number): Point[] => {
    const next = values[index + 1] ?? value
    const y = index * height
    return [
      [0, y],
      [value * WIDTH, y],
      [value * WIDTH, y + height * 0.55],
      [next * WIDTH, y + height],
      [0, y + height],
    ]
  }
  return [
    shape('first', ...values.map(step)),
    shape('accent', rectangle(0, last * height, (values[last] ?? 0) * WIDTH, height)),
  ]
}

/** Parts of a whole, cut off the sheet one after the other. */
export const mosaic: Composition = ({ values, stress }) => {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  const order = values.map((value, index) => ({ value, index })).sort((a, b) => b.value - a.value)
  let [x, y, width, height] = [0, 0, WIDTH, HEIGHT]
  let left = total
  const gap = 5
  const tiles = order.map(({ value, index }, turn) => {
    const part = left ? value / left : 0
    left -= value
    const upright = width >= height
    const tile = upright
      ? rectangle(x, y, width * part, height)
      : rectangle(x, y, width, height * part)
    if (upright) [x, width] = [x + width * part, width * (1 - part)]
    else [y, height] = [y + height * part, height * (1 - part)]
    const inset: Point[] = tile.map(([px, py]): Point => [
      Math.min(Math.max(px, 0) + (px > 0 && px < WIDTH && px === tile[0]?.[0] ? gap : 0), WIDTH),
      Math.min(Math.max(py, 0) + (py > 0 && py < HEIGHT && py === tile[0]?.[1] ? gap : 0), HEIGHT),
    ])
    return shape(index === stress ? 'accent' : turn % 2 ? 'second' : 'first', inset)
  })
  return tiles
}

/** Parts of a whole as layers, tilted like the mark’s stroke. */
export const strata: Composition = ({ values, stress }) => {
  const total = values.reduce((sum, value) => sum + value, 0) || 1
  let depth = 0
  return values.map((value, index) => {
    // Layers keep their thickness; those at the edges are cut by the sheet.
    const top = index ? depth - 60 : -60
    depth += (value / total) * (HEIGHT + 120)
    const foot = depth - 60
    const layer: Point[] = [
      [0, top + 60],
      [WIDTH, top - 60],
      [WIDTH, foot - 60],
      [0, foot + 60],
    ]
    return shape(index === stress ? 'accent' : index % 2 ? 'second' : 'first', layer)
  })
}

/** Parts of a whole before and after, with a band from each to itself. */
export const flow: Composition = data => {
  const { values, before, stress } = data
  if (!before) return strata(data)
  const stack = (parts: readonly number[]) => {
    const total = parts.reduce((sum, value) => sum + value, 0) || 1
    let from = 0
    return parts.map(value => {
      const top = from
      from += (value / total) * HEIGHT
      return [top, from] as const
    })
  }
  const [then, now] = [stack(before), stack(values)]
  const part = (index: number): Point[] => {
    const [a, b] = then[index] ?? [0, 0]
    const [c, d] = now[index] ?? [0, 0]
    return [
      [0, a],
      [90, a],
      [190, c],
      [WIDTH, c],
      [WIDTH, d],
      [190, d],
      [90, b],
      [0, b],
    ]
  }
  const parts = values.map((_, index) => part(index))
  const some = (rest: number) => parts.filter((_, index) => index !== stress && index % 2 === rest)
  return [
    shape('first', ...some(0)),
    shape('second', ...some(1)),
    shape('accent', parts[stress] ?? []),
  ]
}

/** A hundred squares, of which as many stand out as the metric has percent. */
export const matrix: Composition = data => {
  const { percent } = data
  if (percent === undefined) return blocks(data)
  const filled = Math.round(percent)
  const cell = (index: number) =>
    rectangle(182 + (index % 10) * 22, 82 + Math.floor(index / 10) * 22, 18, 18)
  const cells = Array.from({ length: 100 }, (_, index) => cell(99 - index))
  return [shape('accent', ...cells.slice(0, filled)), shape('first', ...cells.slice(filled))]
}

/** The ways that suit a kind of chart. */
export const COMPOSITIONS: Record<CoverData['kind'], readonly Composition[]> = {
  line: [field, stairs, slope, ribbon, levels],
  bars: [skyline, blocks, cutOut, rows, totem],
  funnel: [slide, totem, blocks],
  share: [flow, mosaic, matrix],
}

/** Those that draw a metric's two numbers and nothing of the chart. */
export const OF_METRIC: ReadonlySet<Composition> = new Set([slope, levels, blocks, matrix])
