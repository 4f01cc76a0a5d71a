/**
 * Reads a drawing of numbers as a visitor does, by its lengths and places, and holds it to the rule in
 * src/styles/README.md: it knows nothing of how the drawing was made.
 *
 * A place may be off by {@link OFF} percent of the drawing (a pixel and a half of 300), a length by as much.
 */
import { load, type Cheerio, type CheerioAPI } from 'cheerio'

type Element = Extract<Parameters<CheerioAPI['html']>[0], { type: unknown }>

/** Percent of a drawing by which a place or a length may miss. */
export const OFF = 0.5
/** Squares and slabs are whole: theirs may miss by half of one. */
const HALF_A_CELL = 0.5

/** A rectangle, in percent of its drawing. */
interface Bar {
  x: number
  y: number
  width: number
  height: number
  /** The class of its colour. */
  fill: string
}

interface Lettering {
  text: string
  x: number
  y: number
  /** Which side of the place it stands on. */
  anchor: string
  classes: string[]
}

type Path = [x: number, y: number][]

/** Weeks in a month. */
const MONTH = 4.35
const FILLS = ['g-a', 'g-f', 'g-i', 'g-s', 'g-1']
const near = (a: number, b: number, off = OFF) => Math.abs(a - b) <= off
const blank = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim()
const part = (text: string | undefined) => Number.parseFloat(text ?? '0')

/** A number as the site writes it: “$1,093”, “7.4 s”, “−3”. */
export function readNumber(text: string): number {
  const [, minus, digits = ''] = /(−?)\$?([\d,.]+)/.exec(text) ?? []
  return Number(digits.replaceAll(',', '')) * (minus ? -1 : 1)
}

/** The outlines of a path. */
function readPath(d: string): Path[] {
  const paths: Path[] = []
  let [x, y] = [0, 0]
  for (const [, command = '', given = ''] of d.matchAll(/([MLHVhvz])([^MLHVhvz]*)/g)) {
    const numbers = (given.match(/-?\d*\.?\d+/g) ?? []).map(Number)
    if (command === 'M') paths.push([])
    if (command === 'z') continue
    if (command === 'M' || command === 'L') {
      for (let at = 0; at < numbers.length; at += 2) {
        x = numbers[at] ?? 0
        y = numbers[at + 1] ?? 0
        paths.at(-1)?.push([x, y])
      }
      continue
    }
    for (const number of numbers) {
      if (command === 'H') x = number
      if (command === 'h') x += number
      if (command === 'V') y = number
      if (command === 'v') y += number
      paths.at(-1)?.push([x, y])
    }
  }
  return paths
}

/** The box around an outline, in percent of a sheet. */
function boxOf(path: Path, fill: string, [across, down]: readonly [number, number]): Bar {
  const xs = path.map(([x]) => (x / across) * 100)
  const ys = path.map(([, y]) => (y / down) * 100)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, fill }
}

const classesOf = ($: CheerioAPI, element: Element) => ($(element).attr('class') ?? '').split(' ')

/** The size of the sheet that an element is drawn on. */
function sheetOf($: CheerioAPI, element: Element): readonly [number, number] {
  const [, , across = 100, down = 100] = ($(element).closest('svg').attr('viewBox') ?? '')
    .split(' ')
    .map(Number)
  return [across, down]
}

/** The bars of a drawing: its rectangles, and the outlines of four corners in its paths. */
function barsOf($: CheerioAPI, svg: Cheerio<Element>): Bar[] {
  return svg
    .find('rect:not(.g-plate), path:not(.g-band)')
    .toArray()
    .flatMap(element => {
      const parent = $(element).parent('g').attr('class') ?? ''
      const fill = [...classesOf($, element), parent].find(name => FILLS.includes(name))
      if (!fill) return []
      const { x, y, width, height, d } = $(element).attr() ?? {}
      if (d === undefined)
        return [{ x: part(x), y: part(y), width: part(width), height: part(height), fill }]
      return readPath(d)
        .filter(path => path.length === 4)
        .map(path => boxOf(path, fill, sheetOf($, element)))
    })
}

/** The lettering of a drawing, each at the place that it hangs on. */
function letteringOf($: CheerioAPI, svg: Cheerio<Element>): Lettering[] {
  return svg
    .find('text')
    .toArray()
    .map(element => {
      // Lines are separate; a unit follows its figure on the same one.
      const lines = $(element).find('tspan[x]').toArray()
      const text = (lines.length ? lines : [element]).map(line => $(line).text()).join(' ')
      // A number on its own field hangs on the place of that field.
      const field = $(element).prev('.g-plate')
      const at = field.length ? field.closest('svg') : $(element)
      const beside = field.length ? (part(field.attr('x')) < -0.2 ? 'end' : 'start') : undefined
      return {
        text: blank(text),
        x: part(at.attr('x')),
        y: part(at.attr('y')),
        anchor: beside ?? $(element).attr('text-anchor') ?? 'start',
        classes: classesOf($, element),
      }
    })
}

/** What a chart's table says. */
interface Table {
  labels: string[]
  series: { name: string; shown: string[] }[]
}

function tableOf($: CheerioAPI, figure: Cheerio<Element>): Table {
  const rows = figure.find('tbody tr').toArray()
  const ownText = (row: Element) => blank($(row).find('th').contents().not('small').text())
  return {
    labels: rows.map(row => ownText(row)),
    series: figure
      .find('thead th')
      .toArray()
      .map((head, column) => ({
        name: blank($(head).text()),
        shown: rows.map(row => blank($(row).find('td').eq(column).text())),
      })),
  }
}

/** Bars that are compared: of one width, from one zero, as long as their numbers. */
function compared(bars: readonly (Bar & { value: number })[], upright: boolean): string[] {
  const faults: string[] = []
  const across = bars.map(({ width, height }) => (upright ? width : height))
  const zeros = bars.map(({ x, y, height, value }) =>
    upright ? (value < 0 ? y : y + height) : value < 0 ? NaN : x,
  )
  const along = bars.map(({ width, height }) => (upright ? height : width))
  if (across.some(one => !near(one, across[0] ?? 0))) faults.push('bars differ in width')
  if (zeros.some(zero => !near(zero, zeros[0] ?? 0))) faults.push('bars start from different zeros')
  const most = Math.max(...bars.map(({ value }) => Math.abs(value)))
  const longest = Math.max(...along)
  bars.forEach(({ value }, index) => {
    const expected = (Math.abs(value) / (most || 1)) * longest
    if (!near(along[index] ?? 0, expected)) faults.push(`the bar of ${value} is not to scale`)
  })
  return faults
}

/** Bars of a chart against its table. */
function readBars($: CheerioAPI, figure: Cheerio<Element>, svg: Cheerio<Element>): string[] {
  const upright = svg.hasClass('g-columns')
  const table = tableOf($, figure)
  const bars = barsOf($, svg)
  const lettering = letteringOf($, svg)
  const key = new Map(
    figure
      .find('.g-key span')
      .toArray()
      .map(element => [classesOf($, element)[0] ?? '', blank($(element).text())]),
  )
  const faults: string[] = []
  const found: (Bar & { value: number; shown: string })[] = []
  for (const { name, shown } of table.series) {
    // The key says whose a colour is; by itself, a series has the main one.
    const fill = [...key].find(([colour, text]) => colour && text === name)?.[0] ?? 'g-f'
    const own = bars
      .filter(bar => bar.fill === fill || (fill === 'g-f' && bar.fill === 'g-a'))
      .sort((a, b) => (upright ? a.x - b.x : a.y - b.y))
    if (own.length !== shown.length)
      faults.push(`${name} has ${own.length} bars, not ${shown.length}`)
    own.forEach((bar, index) =>
      found.push({ ...bar, value: readNumber(shown[index] ?? ''), shown: shown[index] ?? '' }),
    )
  }
  faults.push(...compared(found, upright))
  // Very many columns show only the number that matters.
  const dense = upright && table.labels.length > 14
  for (const bar of found) {
    if (dense && bar.fill !== 'g-a') continue
    const [end, middle] = upright
      ? [bar.value < 0 ? bar.y + bar.height : bar.y, bar.x + bar.width / 2]
      : [bar.x + bar.width, bar.y + bar.height / 2]
    const at = lettering.some(
      ({ text, x, y }) =>
        text === bar.shown &&
        (upright
          ? near(y, end) && near(x, middle, bar.width / 2 + OFF)
          : (near(x, end) || near(x, bar.x)) && near(y, middle, bar.height / 2)),
    )
    if (!at) faults.push(`${bar.shown} does not stand at its bar`)
  }
  const first = found.slice(0, table.labels.length)
  table.labels.forEach((label, index) => {
    const bar = first[index]
    const named = lettering.filter(({ text }) => text === label)
    // A run of columns leaves out names evenly.
    if (!bar || (!named.length && upright && table.labels.length > 8)) return
    const row = bar.height * (table.series.length + 1)
    const at = named.some(({ x, y }) =>
      upright ? near(x, bar.x) && y >= 100 - OFF : near(y, bar.y, row),
    )
    if (!at) faults.push(`“${label}” does not stand at its bar`)
  })
  return faults
}

/** Lines against the table: one zero, every point to scale, its ends named at their points. */
function readLines($: CheerioAPI, figure: Cheerio<Element>, svg: Cheerio<Element>): string[] {
  const table = tableOf($, figure)
  const lettering = letteringOf($, svg)
  const count = table.labels.length
  const zero = part(svg.children('line.g-base').attr('y1'))
  const paths = svg
    .find('path.g-f, path.g-line')
    .toArray()
    .flatMap(element => readPath($(element).attr('d') ?? '').map(path => path.slice(0, count)))
  const faults: string[] = []
  const values = table.series.map(({ shown }) => shown.map(readNumber))
  const most = Math.max(...values.flat().map(Math.abs))
  const greatest = Math.min(...paths.flat().map(([, y]) => y))
  const y = (value: number) => zero - (value / most) * (zero - greatest)
  table.series.forEach(({ name, shown }, order) => {
    const path = paths.find(points =>
      points.every(
        ([px, py], index) =>
          near(px, (index / (count - 1)) * 100) && near(py, y(values[order]?.[index] ?? 0)),
      ),
    )
    if (!path) faults.push(`the line of ${name} is not to scale from zero`)
    for (const index of [0, count - 1]) {
      const text = shown[index] ?? ''
      const at = lettering.find(
        one =>
          one.text === text &&
          near(one.x, (index / (count - 1)) * 100) &&
          near(one.y, y(values[order]?.[index] ?? 0)),
      )
      if (!at) faults.push(`${text} does not stand at its point`)
    }
    const named = lettering.filter(one => one.text === name)
    const ends = named.some(one =>
      values[order]?.some(
        (value, index) => near(one.x, (index / (count - 1)) * 100) && near(one.y, y(value)),
      ),
    )
    if (table.series.length > 1 && !ends) faults.push(`“${name}” does not stand at its line`)
  })
  return faults
}

/** Columns of shares against the table. */
function readShares($: CheerioAPI, figure: Cheerio<Element>, svg: Cheerio<Element>): string[] {
  const table = tableOf($, figure)
  const lettering = letteringOf($, svg)
  const bars = barsOf($, svg.find('svg'))
  const left = (bar: Bar) => bar.x
  const columns = [...new Set(bars.map(left))]
    .sort((a, b) => a - b)
    .map(x => bars.filter(bar => bar.x === x).sort((a, b) => a.y - b.y || a.height - b.height))
  const faults: string[] = []
  const widths = bars.map(({ width }) => width)
  if (widths.some(width => !near(width, widths[0] ?? 0))) faults.push('columns differ in width')
  if (columns.length !== table.series.length) faults.push('a series has no column')
  columns.forEach((column, order) => {
    const shown = table.series[order]?.shown ?? []
    const total = shown.map(readNumber).reduce((sum, value) => sum + value, 0)
    shown.forEach((text, index) => {
      const value = readNumber(text)
      const bar = column[index]
      if (!bar || !near(bar.height, (value / total) * 100)) {
        faults.push(`the part of ${text} is not to scale`)
        return
      }
      const inside = lettering.some(
        one => one.text === text && near(one.x, bar.x) && near(one.y, bar.y + bar.height / 2),
      )
      const withName = lettering.some(
        one => one.text.startsWith(table.labels[index] ?? '-') && one.text.includes(text),
      )
      if (!inside && !withName) faults.push(`${text} does not stand at its part`)
    })
  })
  const way = svg.find('path.g-hair').toArray()
  const ways = way.flatMap(element => readPath($(element).attr('d') ?? ''))
  const last = columns.at(-1) ?? []
  table.labels.forEach((label, index) => {
    const bar = last[index]
    // A name stands at its part, or at the end of a line that leads there.
    const at = lettering.some(
      ({ text, y }) =>
        text.startsWith(label) &&
        bar &&
        ways.some(
          ([from, to]) => near(from?.[1] ?? NaN, bar.y + bar.height / 2) && near(to?.[1] ?? NaN, y),
        ),
    )
    if (!at) faults.push(`“${label}” does not stand at its part`)
  })
  return faults
}

/** A chart in its figure: its drawing, its key, its table. */
export function readChart($: CheerioAPI, element: Element): string[] {
  const figure = $(element)
  const svg = figure.children('svg')
  const bright = barsOf($, svg).filter(({ fill }) => fill === 'g-a')
  const isLine = svg.hasClass('g-lines')
  const unit = figure.find('.g-key span').first()
  const named = blank(figure.find('.g-key .g-a').text())
  const faults: string[] = []
  if (bright.length !== 1) faults.push('not one bright mark')
  if (!unit.text() || unit.attr('class')) faults.push('the unit is not named')
  const { labels, series } = tableOf($, figure)
  const facts = labels.flatMap((label, row) =>
    series.map(({ shown }) => [label, shown[row] ?? ''] as const),
  )
  // Of a run of bare numbers the end needs no number of its own.
  const names = (label: string) =>
    named.includes(`, ${label}: `) || (isLine && /^\d{1,3}$/.test(label))
  if (!facts.some(([label, shown]) => names(label) && named.endsWith(shown)))
    faults.push('the key does not name what is bright')
  // What is written in the drawing is in the table, in the key or in the notes, and what the table says is drawn.
  const equivalent = blank(figure.children(':not(svg)').text())
  for (const { text } of letteringOf($, svg)) {
    const numbers = text.match(/\d[\d,.]*/g) ?? []
    for (const number of numbers)
      if (!equivalent.includes(number)) faults.push(`the table does not have “${number}”`)
  }
  const read = svg.hasClass('g-lines') ? readLines : svg.hasClass('g-share') ? readShares : readBars
  return [...faults, ...read($, figure, svg)]
}

/** Bars from edge to edge: the opening of the home page and its like. Their numbers are in their name. */
export function readPoster($: CheerioAPI, element: Element): string[] {
  const svg = $(element)
  const lettering = letteringOf($, svg)
  const bars = barsOf($, svg)
  const numbers = lettering.filter(({ classes }) => !classes.includes('g-tick'))
  const found = bars.map(bar => {
    const last = bar === bars.at(-1)
    const label = numbers.find(
      ({ x, y, classes }) =>
        near(y, bar.y) &&
        (near(x, bar.x) || (last && near(x, bar.x + bar.width))) &&
        classes.includes('g-poster') === last,
    )
    return { ...bar, value: readNumber(label?.text ?? 'none'), shown: label?.text ?? '' }
  })
  const faults = compared(found, true)
  const name = svg.attr('aria-label') ?? ''
  bars.forEach((bar, index) => {
    const tick = lettering.find(({ x, classes }) => classes.includes('g-tick') && near(x, bar.x))
    const shown = found[index]?.shown
    if (!tick || !shown) faults.push('a bar has no label')
    else if (
      !name.includes(`${tick.text} ${shown}`) &&
      !blank(name).includes(`${tick.text} ${shown}`)
    )
      faults.push(`the name does not say ${tick.text} ${shown}`)
  })
  if (bars.filter(({ fill }) => fill === 'g-a').length !== 1) faults.push('not one bright mark')
  return faults
}

/** A cover or the opening of a study: two marks, whose numbers are in its name and beside them. */
export function readCover($: CheerioAPI, element: Element): string[] {
  const svg = $(element)
  const [, from = '', to = ''] =
    /: from (.+) to (.+)\.$/.exec(blank(svg.attr('aria-label') ?? '')) ?? []
  if (!from || !to) return ['a cover does not say its numbers']
  const marks = ['path.g-1', 'path.g-a'].map(selector => {
    const path = svg.find(selector)
    const outlines = readPath(path.attr('d') ?? '').map(outline => boxOf(outline, '', [400, 300]))
    const [x, y] = [
      Math.min(...outlines.map(one => one.x)),
      Math.min(...outlines.map(one => one.y)),
    ]
    return {
      outlines,
      x,
      y,
      right: Math.max(...outlines.map(one => one.x + one.width)),
      foot: Math.max(...outlines.map(one => one.y + one.height)),
    }
  })
  const [first, second] = marks
  if (!first || !second) return ['a mark is missing']
  const [before, after] = [readNumber(from), readNumber(to)]
  const ratio = Math.min(before, after) / Math.max(before, after)
  const share = (a: number, b: number) => Math.min(a, b) / (Math.max(a, b) || 1)
  const lying = near(first.x, 0) && near(second.x, 0) && near(first.foot, second.y, 1)
  const drawn = lying
    ? share(first.right, second.right)
    : share(first.foot - first.y, second.foot - second.y)
  const faults: string[] = []
  // Whole units of a sheet of 300: half a unit of either.
  if (!near(drawn * 100, ratio * 100, OFF)) faults.push(`${from} and ${to} are not to scale`)
  if (!lying && !near(first.foot, second.foot) && !near(first.y, second.y))
    faults.push('marks start from different zeros')
  const text = letteringOf($, svg).map(one => one.text)
  for (const number of [from, to])
    if (!text.some(one => one.endsWith(number))) faults.push(`${number} is not written`)
  return faults
}

/** A row of results: two bars beside their two numbers. */
export function readPair($: CheerioAPI, element: Element): string[] {
  const svg = $(element)
  const bars = barsOf($, svg)
  const shown = svg
    .siblings('.h3, .display')
    .toArray()
    .map(one => readNumber(blank($(one).text())))
  return compared(
    bars.map((bar, index) => ({ ...bar, value: shown[index] ?? NaN })),
    false,
  )
}

/** A table of prices: a bar from the lowest to the highest sum of each row, on the scale that its head names. */
export function readRange($: CheerioAPI, element: Element): string[] {
  const table = $(element)
  const ticks = table
    .find('thead text')
    .toArray()
    .map(tick => ({ sum: readNumber($(tick).text()), at: part($(tick).attr('x')) }))
  const last = ticks.at(-1)
  const dollars = last ? last.sum / last.at : NaN
  const faults = ticks
    .filter(({ sum, at }) => !near(sum / dollars, at, (OFF / 100) * at))
    .map(() => 'the ticks are not at one distance')
  const rows = table.find('tbody svg').toArray()
  if (rows.length !== table.find('tbody tr').length) faults.push('a row has no bar')
  for (const row of rows) {
    const said = blank($(row).prev().text())
    const [from = NaN, to] = (said.match(/\$[\d,]+/g) ?? []).map(sum => readNumber(sum) / dollars)
    const bar = $(row).find('rect')
    const open = $(row).find('.p-open')
    const start = part(bar.attr('x') ?? open.attr('x1'))
    const end = open.length > 0 ? undefined : start + part(bar.attr('width'))
    if (
      !near(start, from) ||
      (to === undefined) !== (end === undefined) ||
      !near(end ?? 0, to ?? 0)
    )
      faults.push(`the bar of ${said} is not to scale`)
  }
  return faults
}

/** Steps on a scale of weeks: a bar stands where its words say, and all have one length for a week. */
export function readTimes($: CheerioAPI, element: Element): string[] {
  const steps = $(element)
    .children('li')
    .toArray()
    .map(step => {
      const bar = $(step).find('rect')
      const when = blank($(step).find('p').first().text())
      const unit = /month/i.test(when) ? MONTH : 1
      const [first, last = first] = (when.match(/\d+/g) ?? []).map(Number)
      const start = first === undefined ? undefined : (first - 1) * unit
      // What comes before the start is over with it.
      const weeks = /^before/i.test(when) ? 0 : last === undefined ? undefined : last * unit
      const end = /^from/i.test(when) ? undefined : weeks
      const x = part(bar.attr('x'))
      return { when, start, end, x, to: x + part(bar.attr('width')) }
    })
  const ends = steps.filter(step => step.start !== undefined && step.end !== undefined)
  const earliest = ends.reduce((a, b) => ((b.start ?? 0) < (a.start ?? 0) ? b : a))
  const latest = ends.reduce((a, b) => ((b.end ?? 0) > (a.end ?? 0) ? b : a))
  const week = (latest.to - earliest.x) / ((latest.end ?? NaN) - (earliest.start ?? NaN))
  const at = (weeks: number) => earliest.x + (weeks - (earliest.start ?? NaN)) * week
  const ticks = $(element).prev('svg.g-scale').find('text').toArray()
  const unit = /month/i.test($(ticks).last().text()) ? MONTH : 1
  const named = ticks.map(tick => ({
    number: readNumber($(tick).text()),
    x: part($(tick).attr('x')),
  }))
  const faults = named
    .filter(({ number, x }) => !near(x, at(number * unit)))
    .map(({ number }) => `the scale has ${number} elsewhere`)
  if (named.length === 0) faults.push('the scale has no name')
  const wrong = steps
    .filter(
      ({ start, end, x, to }) =>
        (start !== undefined && !near(x, at(start))) ||
        (end !== undefined && !near(to, at(end))) ||
        to > 100 + OFF ||
        to <= x,
    )
    .map(({ when }) => `the bar of ${when} is not to scale`)
  return [...faults, ...wrong]
}

/** Numbers of a study drawn as things: what stands in an item of the list is what is drawn there. */
export function readSet($: CheerioAPI, element: Element): string[] {
  const list = $(element)
  const counted = list.is('.g-heaps, .g-hundred') || list.closest('.g-lanes').is('div')
  const drawn = list
    .find('li')
    .toArray()
    .flatMap(item => {
      const words = $(item).clone()
      words.find('svg').remove()
      const numbers = words.find('.h4, .display')
      const values = blank((numbers.length ? numbers : words).text()).match(/\$?\d[\d,.]*/g) ?? []
      // Of a hundred squares those count that are filled.
      const marks = $(item).find(
        `rect, path:not(.g-hair${list.hasClass('g-hundred') ? ', .g-q' : ''})`,
      )
      return values.map((value, index) => {
        const mark = marks.toArray()[index]
        const outlines = mark ? readPath($(mark).attr('d') ?? '') : []
        const ys = outlines.flat().map(([, y]) => y)
        const width = mark && $(mark).attr('width')
        return {
          value: readNumber(value),
          length: width
            ? part(width)
            : counted
              ? outlines.length
              : Math.max(...ys) - Math.min(...ys),
          width: Math.max(...outlines.map(one => boxOf(one, '', [100, 100]).width)),
        }
      })
    })
  const faults: string[] = []
  const longest = drawn.reduce((a, b) => (b.value > a.value ? b : a))
  for (const { value, length, width } of drawn) {
    const expected = (value / longest.value) * longest.length
    if (!near(length, expected, Math.max(longest.length / 100, HALF_A_CELL)))
      faults.push(`${value} is not to scale`)
    if (outlined(width) && !near(width, longest.width)) faults.push('marks differ in width')
  }
  return faults
}

const outlined = (width: number) => Number.isFinite(width)

/** The lines of all studies: each to its scale, within its own row's link, and led to the middle of that row. */
export function readFan($: CheerioAPI, element: Element): string[] {
  const ticks = $(element)
    .find('svg text.g-tick')
    .toArray()
    .map(step => part($(step).attr('y')))
  const step = (ticks[1] ?? NaN) - (ticks[0] ?? NaN)
  const links = $(element).find('ol a').toArray()
  const ends = (path: string | undefined) =>
    /^M[\d.]+ ([\d.]+)[LC].*?([\d.]+)$/
      .exec(path ?? '')
      ?.slice(1)
      .map(Number) ?? []
  return links.flatMap((link, index) => {
    const [from = '', to = ''] = $(link).find('b').text().split(' to ')
    const [start = NaN, end = NaN] = ends($(link).find('path.g-line').attr('d'))
    const [leadStart = NaN, row = NaN] = ends($(link).find('path.fan-lead').attr('d'))
    const doublings = Math.log2(readNumber(blank(to)) / readNumber(blank(from)))
    const faults: string[] = []
    if (!near(start - doublings * step, end)) faults.push(`${from} to ${to} is not to scale`)
    if (!near(leadStart, end) || !near(row, ((index + 0.5) / links.length) * 100))
      faults.push(`nothing leads from the line of ${from} to ${to} to its row`)
    return faults
  })
}

/** A drawing by itself, for tests of this reader. */
export const parseDrawing = (html: string) => load(html)
