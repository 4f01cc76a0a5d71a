import { render } from '../../tests/support/language'
import { PostSign } from './PostSign'

/** Where the letters stand on the sheet of 480 by 320. */
function letteringOf(sign: string, centred?: boolean) {
  const html = render(<PostSign sign={sign} variant={1} centred={centred} />)
  const number = (pattern: RegExp) => Number(pattern.exec(html)?.[1])
  return {
    html,
    left: number(/translate\(([\d.]+) /),
    foot: number(/translate\([\d.]+ ([\d.]+)\)/),
    stretch: number(/scale\(1 ([\d.]+)\)/),
    size: number(/font-size="([\d.]+)"/),
    width: number(/textLength="([\d.]+)"/),
  }
}

test.each(['§', 'AI', '24', '301', 'Stop', '7/31', 'Reply', '64,000', 'WWWWWWWW'])(
  '%s fills the sheet in one of its measures, and leaves it in none',
  sign => {
    const { html, left, foot, stretch, size, width } = letteringOf(sign)
    const height = 0.71 * size * stretch
    expect(html).toContain(`>${sign}</text>`)
    expect(width).toBeLessThanOrEqual(424.1)
    expect(left).toBeCloseTo((480 - width) / 2, 1)
    expect(foot - height).toBeGreaterThanOrEqual(27.9)
    expect(foot).toBeLessThanOrEqual(292)
    expect(width > 423 || height > 210).toBe(true)
    expect(stretch).toBe(1.3)
  },
)

test('what hangs below the line has room there', () => {
  expect(letteringOf('Stop').foot).toBeLessThan(letteringOf('Send').foot)
})

test.each(['AI', '$24,000'])('in a list %s stands in the middle', sign => {
  const { foot, stretch, size } = letteringOf(sign, true)
  const hangs = sign.includes(',') ? 0.17 : 0
  const above = foot - 0.71 * size * stretch
  expect(above).toBeCloseTo(320 - (foot + hangs * size * stretch), 1)
})

test('a number stands over what it counts, both from one edge', () => {
  const { html, left, foot, size, stretch } = letteringOf('437 posts')
  expect(html).toContain('>437</text>')
  const [, under] = /<text x="28" y="([\d.]+)"[^>]*>posts<\/text>/.exec(html) ?? []
  expect([left, stretch]).toEqual([28, 1])
  expect(foot - 0.71 * size).toBeGreaterThanOrEqual(27.9)
  expect(Number(under) - 0.71 * 60).toBeGreaterThan(foot)
  expect(Number(under)).toBeLessThanOrEqual(292)
})
