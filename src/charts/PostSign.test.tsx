import { render } from '../../tests/support/language'
import { ListedSign } from './ListedSign'
import { PostSign } from './PostSign'

/** Where the letters stand on the sheet of 480 by 320. */
function letteringOf(sign: string) {
  const html = render(<PostSign sign={sign} variant={1} />)
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
    expect(width).toBeLessThanOrEqual(444.1)
    expect(left).toBeCloseTo((480 - width) / 2, 1)
    expect(foot - height).toBeGreaterThanOrEqual(17.9)
    expect(foot).toBeLessThanOrEqual(302)
    expect(width > 443 || height > 228).toBe(true)
    expect(stretch).toBe(1.3)
  },
)

test('what hangs below the line has room there', () => {
  expect(letteringOf('Stop').foot).toBeLessThan(letteringOf('Send').foot)
})

test('a number stands over what it counts, both from one edge', () => {
  const { html, left, foot, size, stretch } = letteringOf('437 posts')
  expect(html).toContain('>437</text>')
  const [, under] = /<text x="18" y="([\d.]+)"[^>]*>posts<\/text>/.exec(html) ?? []
  expect([left, stretch]).toEqual([18, 1])
  expect(foot - 0.71 * size).toBeGreaterThanOrEqual(17.9)
  expect(Number(under) - 0.71 * 60).toBeGreaterThan(foot)
  expect(Number(under)).toBeLessThanOrEqual(302)
})

test('in a list numbers have one size and one line, unless they are longer than the strip', () => {
  const numbers = ['7 questions', '640 messages', '18% of clicks lost', '5,200 addresses', 'Reply']
  const drawn = numbers.map(sign => render(<ListedSign sign={sign} />))
  const placeOf = (html: string) => /<text y="\d+" font-size="[\d.]+"/.exec(html)?.[0]
  expect(new Set(drawn.map(placeOf)).size).toBe(1)
  expect(drawn[1]).toContain('>640</text>')
  expect(drawn[1]).toContain('>messages</text>')
  expect(drawn[4]).toContain('>Reply</text>')
  const long = render(<ListedSign sign="1,000,000,000 rows of a sheet that nobody reads" />)
  expect(placeOf(long)).not.toBe(placeOf(drawn[0] ?? ''))
  const widths = [...long.matchAll(/textLength="([\d.]+)"/g)].map(([, width]) => Number(width))
  for (const width of widths) expect(width).toBeLessThanOrEqual(480.1)
})
