import { render } from '../../tests/support/language'
import { CaseCover, CasePicture } from './CaseCover'
import type { CoverSubject } from './cover/cover-shapes'

const cover = (variant: number): CoverSubject => ({
  metric: { label: 'Bookings', baseline: 412, value: 1093, format: 'number' },
  variant,
})

describe('CaseCover', () => {
  test('the same numbers look different in each of 30 variants', () => {
    const pictures = Array.from({ length: 30 }, (_, variant) =>
      render(<CaseCover {...cover(variant)} />),
    )
    expect(new Set(pictures).size).toBe(30)
  })

  test('shows where it started and where it stands', () => {
    for (let variant = 0; variant < 36; variant++) {
      const html = render(<CaseCover {...cover(variant)} />)
      expect(html).toContain('>412</text>')
      expect(html).toContain('>1,093</text>')
      expect(html).not.toMatch(/NaN|Infinity|undefined|style=/)
    }
  })
})

test('the opening of a study names both numbers', () => {
  const html = render(<CasePicture {...cover(0)} />)
  expect(html).toContain('aria-label="Bookings: from 412 to 1,093."')
  expect(html).toContain('>Before: 412</text>')
  expect(html).toContain('>After: 1,093</text>')
})
