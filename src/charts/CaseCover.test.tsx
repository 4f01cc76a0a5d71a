import { render } from '../../tests/support/language'
import { CaseCover } from './CaseCover'
import { coverMarks, type CoverSubject } from './cover/cover-shapes'

const cover = (variant: number): CoverSubject => ({
  metric: { label: 'Bookings', baseline: 412, value: 893, format: 'number' },
  variant,
})

describe('CaseCover', () => {
  test('the same numbers look different in each of 15 variants', () => {
    const different = (baseline: number, value: number) =>
      new Set(
        Array.from({ length: 30 }, (_, variant) => {
          const { metric } = cover(variant)
          return render(<CaseCover metric={{ ...metric, baseline, value }} variant={variant} />)
        }),
      ).size
    expect(different(893, 412)).toBe(15)
    expect(different(412, 893)).toBe(15)
  })

  test('a number that has not changed is set as large after as before', () => {
    const { metric } = cover(0)
    for (let variant = 0; variant < 60; variant++) {
      const html = render(
        <CaseCover metric={{ ...metric, value: metric.baseline }} variant={variant} />,
      )
      const sizes = [...html.matchAll(/font-size="(\d+)"/g)].map(([, size]) => size)
      expect(sizes).toHaveLength(2)
      expect(new Set(sizes).size).toBe(1)
    }
  })

  test('a rise stands, a fall hangs, and either goes to the right', () => {
    const directions = (baseline: number, value: number) => {
      const { metric } = cover(0)
      const marks = Array.from({ length: 60 }, (_, variant) =>
        coverMarks({ metric: { ...metric, baseline, value }, variant }),
      )
      return new Set(marks.flat().map(({ grows }) => grows))
    }
    expect(directions(412, 893)).toEqual(new Set(['right', 'up']))
    expect(directions(412, 412)).toEqual(new Set(['right', 'up']))
    expect(directions(893, 412)).toEqual(new Set(['right', 'down']))
  })

  test('shows where it started and where it stands', () => {
    for (let variant = 0; variant < 36; variant++) {
      const html = render(<CaseCover {...cover(variant)} />)
      expect(html).toContain('>412</text>')
      expect(html).toContain('>893</text>')
      expect(html).not.toMatch(/NaN|Infinity|undefined|style=/)
    }
  })
})

test('long numbers stand on every cover, too', () => {
  const { metric } = cover(0)
  for (let variant = 0; variant < 36; variant++) {
    const html = render(<CaseCover {...{ metric: { ...metric, value: 12_480 }, variant }} />)
    expect(html).toContain('>412</text>')
    expect(html).toContain('>12,480</text>')
  }
  const metric12k = { ...metric, value: 12_480 }
  const pictures = Array.from({ length: 20 }, (_, variant) =>
    render(<CaseCover metric={metric12k} variant={variant} />),
  )
  // Two ways of drawing that rise have room for them, in five colourings.
  expect(new Set(pictures).size).toBe(10)
})

test('percentages that squares would round too far are not counted out', () => {
  const { metric } = cover(0)
  const sheets = (baseline: number, value: number) =>
    Array.from({ length: 60 }, (_, variant) =>
      coverMarks({ metric: { ...metric, format: 'percent', baseline, value }, variant }),
    ).filter(([{ sheet }]) => sheet).length
  expect(sheets(20, 40)).toBeGreaterThan(0)
  expect(sheets(5.1, 8.3)).toBe(0)
})

test('what began at nothing has a mark of no height at its zero', () => {
  const { metric } = cover(0)
  for (let variant = 0; variant < 36; variant++) {
    const html = render(<CaseCover {...{ metric: { ...metric, baseline: 0 }, variant }} />)
    expect(html).toMatch(/<path class="g-1" d="M/)
    expect(html).toMatch(/<path class="g-a" d="M/)
  }
})

test('the opening of a study has the cover in the colours of its field', () => {
  const [card, opening] = [1, 2].map(turn => render(<CaseCover {...cover(1)} opens={turn === 2} />))
  expect(opening).toContain('aria-label="Bookings: from 412 to 893."')
  const shapes = (html = '') => html.replace(/^<svg class="[^"]*"/, '')
  expect(shapes(opening)).toBe(shapes(card))
  expect(opening).not.toBe(card)
})
