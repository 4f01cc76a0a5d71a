/**
 * Checks the SVG of every chart: bars have the same thickness and baseline, marks are to scale, labels are next to
 * their marks, and the text alternative has the same numbers.
 */
import { load, type Cheerio, type CheerioAPI } from 'cheerio'
import { readCaseStudies, readPosts } from '../support/content'
import { pages, plain } from './site'

type Element = Extract<Parameters<CheerioAPI['html']>[0], { type: unknown }>
type Point = readonly [x: number, y: number]

/** A bar’s position and size, as percentages of the drawing. */
interface Bar {
  x: number
  y: number
  width: number
  height: number
}

const near = (a: number, b: number, off = 0.5) => Math.abs(a - b) <= off
const part = (text: string | undefined) => Number.parseFloat(text ?? '0')

/** Parses a number in the site’s formats: “$1,093”, “7.4 s”, “−3”. */
function numberIn(text: string): number {
  const [, minus, digits = ''] = /(−?)\$?([\d,.]+)/.exec(text) ?? []
  return Number(digits.replaceAll(',', '')) * (minus ? -1 : 1)
}

/** The outlines in an SVG path, as points. */
function outlinesOf(d: string): Point[][] {
  const paths: Point[][] = []
  let [x, y] = [0, 0]
  for (const [, command = '', given = ''] of d.matchAll(/([MLHVhv])([^MLHVhvz]*)/g)) {
    const numbers = (given.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (command === 'M') paths.push([])
    const pairs = command === 'M' || command === 'L'
    for (let at = 0; at < numbers.length; at += pairs ? 2 : 1) {
      const number = numbers[at] ?? 0
      if (pairs) [x, y] = [number, numbers[at + 1] ?? 0]
      if (command === 'H') x = number
      if (command === 'h') x += number
      if (command === 'V') y = number
      if (command === 'v') y += number
      paths.at(-1)?.push([x, y])
    }
  }
  return paths
}

function boxOf(points: readonly Point[]): Bar {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

const FILLED = ['g-a', 'g-f', 'g-i', 'g-s'].map(name => `rect.${name}, path.${name}`).join(', ')

/** A drawing’s bars: its rectangles and the outlines in its paths. */
const barsOf = ($: CheerioAPI, svg: Cheerio<Element>): Bar[] =>
  svg
    .find(FILLED)
    .toArray()
    .flatMap(element => {
      const { x, y, width, height, d } = $(element).attr() ?? {}
      return d === undefined
        ? [{ x: part(x), y: part(y), width: part(width), height: part(height) }]
        : outlinesOf(d).map(boxOf)
    })

/** A drawing’s labels and their anchor positions. */
const wordsOf = ($: CheerioAPI, svg: Cheerio<Element>) =>
  svg
    .find('text')
    .toArray()
    .map(element => {
      const lines = $(element).find('tspan[x]').toArray()
      const text = (lines.length ? lines : [element]).map(line => $(line).text()).join(' ')
      const { x, y } = $(element).attr() ?? {}
      return { text: plain(text), x: part(x), y: part(y) }
    })

/** A chart’s table: its row labels and the values in each series. */
function tableOf($: CheerioAPI, figure: Cheerio<Element>) {
  const rows = figure.find('tbody tr').toArray()
  return {
    labels: rows.map(row => plain($(row).find('th').text())),
    series: figure
      .find('thead th')
      .toArray()
      .map((head, column) => ({
        name: plain($(head).text()),
        shown: rows.map(row => plain($(row).find('td').eq(column).text())),
      })),
  }
}

type Table = ReturnType<typeof tableOf>
type Words = ReturnType<typeof wordsOf>

/** Problems in a bar chart. Bars must have the same height, a shared zero, and lengths that match their labels. */
function readBars(bars: readonly Bar[], table: Table, words: Words): string[] {
  const shown = table.series.flatMap(series => series.shown)
  const [first] = bars
  const faults = bars.some(({ height }) => !near(height, first?.height ?? 0))
    ? ['bars differ in height']
    : []
  if (bars.some(({ x }) => !near(x, first?.x ?? 0))) faults.push('bars have different zeros')
  const most = Math.max(...shown.map(text => Math.abs(numberIn(text))))
  const longest = Math.max(...bars.map(({ width }) => width))
  const lengths = shown
    .map(text => (Math.abs(numberIn(text)) / most) * longest)
    .sort((a, b) => a - b)
  const drawn = bars.map(({ width }) => width).sort((a, b) => a - b)
  if (
    drawn.length !== lengths.length ||
    drawn.some((length, at) => !near(length, lengths[at] ?? 0))
  )
    faults.push('bars aren’t to scale')
  for (const bar of bars) {
    const value = (bar.width / longest) * most
    const at = words.some(
      ({ text, y }) =>
        shown.includes(text) &&
        near(Math.abs(numberIn(text)), value, most / 150) &&
        near(y, bar.y + bar.height / 2, bar.height / 2),
    )
    if (!at) faults.push(`${Math.round(value)} isn’t next to its bar`)
  }
  return faults
}

/** Whether a leader line connects a label to a point in the drawing. */
const leads = (ways: readonly Point[][], from: number, { y }: { y: number }) =>
  ways.some(([start, end]) => near(start?.[1] ?? NaN, from) && near(end?.[1] ?? NaN, y))

/** Problems in a line chart. Lines must be to scale and end with their name and last value. */
function readLines($: CheerioAPI, svg: Cheerio<Element>, table: Table, words: Words): string[] {
  const zero = part(svg.children('line.g-base').attr('y1'))
  const paths = svg.find('path.g-line').toArray()
  const lines = paths.flatMap(path => outlinesOf($(path).attr('d') ?? ''))
  const ways = svg.find('path.g-hair:not(.g-dash)').toArray()
  const led = ways.flatMap(way => outlinesOf($(way).attr('d') ?? ''))
  const values = table.series.map(({ shown }) => shown.map(numberIn))
  const most = Math.max(...values.flat())
  const top = Math.min(...lines.flat().map(([, y]) => y))
  return table.series.flatMap(({ name, shown }, order) => {
    const heights = (values[order] ?? []).map(value => zero - (value / most) * (zero - top))
    const drawn = lines.some(line => line.every(([, y], at) => near(y, heights[at] ?? NaN)))
    const end = words.some(
      word => word.text.startsWith(shown.at(-1) ?? '-') && leads(led, heights.at(-1) ?? NaN, word),
    )
    const named = table.series.length === 1 || words.some(({ text }) => text.endsWith(name))
    return [
      ...(drawn ? [] : [`the line ${name} isn’t to scale`]),
      ...(end && named ? [] : [`the line ${name} has no label at its end`]),
    ]
  })
}

/** Problems in a chart’s figure. */
function readChart($: CheerioAPI, element: Element): string[] {
  const figure = $(element)
  const svg = figure.children('svg')
  const table = tableOf($, figure)
  const words = wordsOf($, svg)
  if (!svg.attr('aria-label') || table.labels.length === 0) return ['no text alternative']
  if (svg.is('.g-lines')) return readLines($, svg, table, words)
  return readBars(barsOf($, svg), table, words)
}

/** Problems in bars without a table. They must share a width and a baseline, or a height and a left edge. */
function readPlainBars($: CheerioAPI, element: Element): string[] {
  const bars = barsOf($, $(element))
  const same = (of: (bar: Bar) => number) => bars.every(bar => near(of(bar), of(bars[0] ?? bar)))
  const upright = same(({ width }) => width) && same(({ y, height }) => y + height)
  const lying = same(({ height }) => height) && same(({ x }) => x)
  return upright || lying ? [] : ['bars differ in width or have different zeros']
}

/** Wrong bars on the home page. Each must be as tall as its number, which the month’s text repeats. */
function readHero($: CheerioAPI, element: Element): string[] {
  const bars = $(element).find('label').toArray()
  const numbers = bars.map(bar => numberIn($(bar).find('span').last().text()))
  const rects = bars.map(bar => $(bar).find('rect').attr() ?? {})
  const tallest = Math.max(...rects.map(({ height }) => part(height)))
  return bars.flatMap((bar, at) => {
    const { y, width, height } = rects[at] ?? {}
    const share = ((numbers[at] ?? 0) / Math.max(...numbers)) * tallest
    const isTrue =
      width === '100%' && near(part(y) + part(height), 100) && near(part(height), share)
    const log = $(`#${$(bar).attr('for')}-log`)
      .parent()
      .text()
    return isTrue && numberIn(log) === numbers[at] ? [] : [plain($(bar).text())]
  })
}

/** Wrong lines in the chart of all results. Each must end at its change on the log scale, with an orange dot. */
function readFan($: CheerioAPI, element: Element): string[] {
  const ticks = wordsOf($, $(element)).filter(({ x }) => x === 0)
  const at = (name: string) => ticks.find(({ text }) => text === name)?.y ?? NaN
  const groups = $(element).find('g[data-services]').toArray()
  return groups.flatMap(group => {
    const text = plain($(group).find('text').text())
    const [before = NaN, after = NaN] = text.split(' to ').map(numberIn)
    const { y1, y2 } = $(group).find('.g-line').attr() ?? {}
    const end = at('Before') - Math.log2(after / before) * (at('Before') - at('Double'))
    const dot = part($(group).find('circle.g-a').attr('cy'))
    const isTrue = near(part(y1), at('Before')) && near(part(y2), end) && near(dot, part(y2))
    return isTrue ? [] : [text]
  })
}

test.each([
  ['figure.g-chart', readChart],
  ['svg.g-pair', readPlainBars],
  ['main > div > figure', readHero],
  ['.fan > svg', readFan],
] as const)('every %s matches its numbers', (selector, read) => {
  const found = pages().flatMap(({ path, $ }) =>
    $(selector)
      .toArray()
      .map(element => ({ path, name: $(element).attr('id'), faults: read($, element) })),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('reports bars that don’t match their numbers', () => {
  const bars = 'figure.g-chart:has(> svg.g-rows)'
  const $ = load(pages().find(({ $: built }) => built(bars).length > 0)?.html ?? '')
  $(bars).first().find('tbody td').first().text('987,654')
  expect(readChart($, $(bars).get(0) as Element)).toContain('bars aren’t to scale')
})

test('every chart uses orange for values after our work, and for nothing else', () => {
  const charts = [...readCaseStudies(), ...readPosts()].flatMap(({ fields }) => fields.charts ?? [])
  const afterOf = new Map(charts.map(({ title, after }) => [title, after]))
  const wrong = pages().flatMap(({ path, $ }) =>
    $('figure.g-chart')
      .toArray()
      .flatMap(element => {
        const figure = $(element)
        const title = figure.children('figcaption').text()
        const names = figure
          .find('.g-key .g-a')
          .toArray()
          .map(name => $(name).text())
        const isSingleLine = figure.find('svg.g-lines path.g-line:not(.g-hair)').length === 1
        const orange = figure.find('svg .g-a, svg .g-after').length > 0
        const after = afterOf.get(title)
        const isRight =
          orange === (Boolean(after) || isSingleLine) && names.every(name => name === after)
        return isRight ? [] : [`${path}: ${title}`]
      }),
  )
  expect(wrong).toEqual([])
  expect(charts.filter(({ after }) => after).length).toBeGreaterThan(0)
})
