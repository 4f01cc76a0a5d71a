/**
 * Every drawing of every page, held to the rule of charts (src/styles/README.md): what is compared has one
 * width, one zero and one scale; a name and a number stand at their mark; units are named; orange is the one
 * number that matters, and is named; the text equivalent has the same facts.
 */
import { createElement } from 'react'
import { render } from '../support/language'
import { Chart } from '../../src/charts/Chart'
import { CaseCover } from '../../src/charts/CaseCover'
import type { ChartData, ChartKind } from '../../src/charts/chart-types'
import {
  parseDrawing,
  readChart,
  readCover,
  readFan,
  readNumber,
  readPair,
  readPoster,
  readRange,
  readSet,
  readTimes,
} from './drawings'
import { page, pages } from './site'

type Read = typeof readChart

/** Every kind of drawing that shows numbers, and who reads it. */
const KINDS: readonly (readonly [selector: string, read: Read])[] = [
  ['figure.g-chart', readChart],
  ['svg:has(> .g-a .g-tick), svg:has(> g .g-tick)', readPoster],
  ['svg.g-cover[role=img]', readCover],
  ['svg.g-pair', readPair],
  ['table:has(svg.g-range)', readRange],
  ['svg.g-scale + ol', readTimes],
  ['ul.g-set, ul.g-lanes, div.g-lanes', readSet],
  ['.fan', readFan],
]

/** Drawings that show no number: they have nothing bright, and nothing of a chart. */
const PICTURES = 'svg.g-mark, svg.g-instrument, svg.g-missing, svg.g-cover[aria-hidden]'

test.each(KINDS)('%s: each is true to its numbers', (selector, read) => {
  const found = pages().flatMap(({ path, $ }) =>
    $(selector)
      .toArray()
      .map(element => ({ path, faults: read($, element) })),
  )
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter(({ faults }) => faults.length)).toEqual([])
})

test('no drawing is left unread', () => {
  const read = [...KINDS.map(([selector]) => selector), PICTURES].join(', ')
  const unread = pages().flatMap(({ path, $ }) =>
    $('main svg')
      .toArray()
      .filter(element => $(element).find('[class*="g-"]').length > 0)
      .filter(element => $(element).closest(read).length === 0)
      .map(element => `${path}: ${$.html(element).slice(0, 80)}`),
  )
  expect(unread).toEqual([])
})

test('a picture that shows no numbers has none of a chart’s marks', () => {
  const wrong = pages().flatMap(({ path, $ }) =>
    $(PICTURES)
      .toArray()
      .filter(element => $(element).find('.g-a, .g-base, .g-i, .g-tick').length > 0)
      .map(() => path),
  )
  expect(wrong).toEqual([])
})

describe('the reader finds', () => {
  const chart = (kind: ChartKind, more: Partial<ChartData> = {}): ChartData => ({
    id: 'bookings',
    kind,
    title: 'Bookings a month',
    format: 'number',
    unit: 'Bookings a month',
    summary: 'Bookings rise.',
    labels: ['North', 'South', 'East'],
    series: [
      { name: 'Before', values: [20, 30, 50] },
      { name: 'After', values: [60, 30, 10] },
    ],
    ...more,
  })
  const faultsOf = (
    kind: ChartKind,
    spoil: (html: string) => string,
    more?: Partial<ChartData>,
  ) => {
    const html = render(createElement(Chart, chart(kind, more)))
    expect(spoil(html)).not.toBe(html)
    const $ = parseDrawing(spoil(html))
    const [figure] = $('figure').toArray()
    return figure ? readChart($, figure) : ['no figure']
  }
  const alone = { series: [{ name: 'Bookings', values: [60, 30, 10] }] }

  test.each<ChartKind>(['bars', 'line', 'funnel', 'share'])('nothing in a true %s', kind => {
    for (const more of [undefined, alone])
      expect(faultsOf(kind, html => `${html} `, more)).toEqual([])
  })

  test('a bar twice as wide as the one that it is compared with', () => {
    const wide = (html: string) => html.replace(/h15([.V\d]*)(?=V)/, 'h30')
    expect(faultsOf('bars', wide)).toContain('bars differ in width')
  })

  test('a bar that is longer than its number', () => {
    const long = (html: string) => html.replace(/<td>30<\/td>/, '<td>45</td>')
    expect(faultsOf('bars', long)).toContain('the bar of 45 is not to scale')
  })

  test('a zero of its own', () => {
    const cut = (html: string) => html.replace(/V100z/, 'V90z').replace(/M(\S+) 100V/, 'M$1 90V')
    expect(faultsOf('bars', cut)).toContain('bars start from different zeros')
  })

  test('a lying bar thicker than the others', () => {
    const thick = (html: string) => html.replace(/height="\d[\d.]*%"/, 'height="30%"')
    expect(faultsOf('funnel', thick)).toContain('bars differ in width')
  })

  test('a number or a name under another mark', () => {
    const moved = (html: string) => html.replace(/x="[\d.]+%"( dx="4"[^>]*>60<)/, 'x="70%"$1')
    expect(faultsOf('bars', moved)).toContain('60 does not stand at its bar')
    const named = (html: string) => html.replace(/x="[\d.]+%"( dx="4"[^>]*>South<)/, 'x="50%"$1')
    expect(faultsOf('bars', named)).toContain('“South” does not stand at its bar')
  })

  test('a line that does not start from zero', () => {
    const flat = { series: [{ name: 'Bookings', values: [60, 55, 58] }] }
    const close = (html: string) => html.replace(/d="M0 [\d.]+L/, 'd="M0 90L')
    expect(faultsOf('line', close, flat)).toContain(
      'the line of Bookings is not to scale from zero',
    )
  })

  test('two numbers at the end of each other’s lines', () => {
    const swapped = (html: string) =>
      html
        .replace('>20</text>', '>?</text>')
        .replace('>60</text>', '>20</text>')
        .replace('>?</text>', '>60</text>')
    expect(faultsOf('line', swapped)).toContain('20 does not stand at its point')
  })

  test('a part’s name beside another part', () => {
    const moved = (html: string) => html.replace(/y="[\d.]+%"([^>]*>South)/, 'y="2%"$1')
    expect(faultsOf('share', moved)).toContain('“South” does not stand at its part')
  })

  test('a drawing without its unit, and a bright mark without its name', () => {
    expect(faultsOf('bars', html => html.replace('<span>Bookings a month</span>', ''))).toContain(
      'the unit is not named',
    )
    expect(faultsOf('bars', html => html.replace(/(<span class="g-a">)[^<]*/, '$1Look'))).toContain(
      'the key does not name what is bright',
    )
    expect(faultsOf('bars', html => html.replace(/class="g-f" d/, 'class="g-a" d'))).toContain(
      'not one bright mark',
    )
  })

  test('a number that only those can read who see', () => {
    expect(
      faultsOf('bars', html => html.replace('</svg><details', '<text>77</text></svg><details')),
    ).toContain('the table does not have “77”')
  })

  test('a step or a price whose bar is longer than its words, or elsewhere', () => {
    const faults = (
      path: string,
      selector: string,
      read: Read,
      spoil: (html: string) => string,
    ) => {
      const { $ } = page(path)
      const drawing = $(selector).first()
      const html = $.html(drawing.prev('svg')) + $.html(drawing)
      expect(spoil(html)).not.toBe(html)
      const spoiled = parseDrawing(spoil(html))
      const [element] = spoiled(selector).toArray()
      return element ? read(spoiled, element) : ['no drawing']
    }
    const prices = ['/services', 'table:has(svg.g-range)', readRange] as const
    const steps = ['/about', 'svg.g-scale + ol', readTimes] as const
    const longer = (html: string) => html.replace(/(<rect[^>]* width=")[\d.]+%/, '$199%')
    const elsewhere = (html: string) =>
      html.replace(/(<rect[^>]* x=")[^"]+(?=" width="[\d.]+%")/, '$177%')
    for (const spoil of [longer, elsewhere]) {
      expect(faults(...prices, spoil)).toHaveLength(1)
      expect(faults(...steps, spoil)).not.toEqual([])
    }
    const tick = (html: string) => html.replace(/(<text[^>]* x=")[^"]+/, '$133%')
    expect(faults(...prices, tick)).toContain('the ticks are not at one distance')
    expect(faults(...steps, tick)).toContainEqual(expect.stringContaining('the scale has'))
  })

  test('a cover that shows other numbers than it writes', () => {
    const metric = { label: 'Bookings', baseline: 100, value: 50, format: 'number' as const }
    for (let variant = 0; variant < 36; variant++) {
      const html = render(createElement(CaseCover, { metric, variant }))
      const faults = (text: string) => {
        const $ = parseDrawing(text)
        return $('svg.g-cover')
          .toArray()
          .flatMap(svg => readCover($, svg))
      }
      expect(faults(html)).toEqual([])
      expect(faults(html.replaceAll('50', '80'))).not.toEqual([])
    }
  })
})
