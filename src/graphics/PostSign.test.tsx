import { render } from '../../tests/support/language'
import { PostSign } from './PostSign'

/** Where the letters stand on the sheet of 480 by 320. */
function letteringOf(sign: string) {
  const html = render(<PostSign sign={sign} variant={1} />)
  const number = (pattern: RegExp) => Number(pattern.exec(html)?.[1])
  return {
    html,
    foot: number(/translate\(24 ([\d.]+)\)/),
    stretch: number(/scale\(1 ([\d.]+)\)/),
    size: number(/font-size="([\d.]+)"/),
    width: number(/textLength="([\d.]+)"/),
  }
}

test.each(['§', 'AI', '24', '301', 'Stop', '7/31', 'Reply', '64,000', 'WWWWWWWW'])(
  '%s fills the sheet in one of its measures, and leaves it in none',
  sign => {
    const { html, foot, stretch, size, width } = letteringOf(sign)
    const height = 0.71 * size * stretch
    expect(html).toContain(`>${sign}</text>`)
    expect(width).toBeLessThanOrEqual(432.1)
    expect(foot - height).toBeGreaterThanOrEqual(23.9)
    expect(foot).toBeLessThanOrEqual(296)
    expect(width > 431 || height > 220).toBe(true)
    expect(stretch).toBeGreaterThanOrEqual(0.9)
    expect(stretch).toBeLessThanOrEqual(1.7)
  },
)

test('what hangs below the line has room there', () => {
  expect(letteringOf('Stop').foot).toBeLessThan(letteringOf('Send').foot)
})
