import { converter, formatHex, wcagLuminance } from 'culori'
import { frameColour, illegible, inColours, SCHEMES, WRITTEN } from './palette'

/** Themes all around, weak and strong. */
const THEMES = [0.01, 0.08, 0.2].flatMap(c =>
  Array.from({ length: 72 }, (_, index) => formatHex({ mode: 'oklch', l: 0.5, c, h: index * 5 })),
)

test('the colours that the site is written in stay as they are', () => {
  const text = JSON.stringify(SCHEMES)
  expect(inColours(text, WRITTEN)).toBe(text)
  expect(illegible(WRITTEN)).toEqual([])
})

test.each(THEMES)('a theme of %s keeps every contrast', theme => {
  const own = { theme, accent: WRITTEN.accent }
  expect(illegible(own).filter(fault => !fault.startsWith('The accent'))).toEqual([])
  for (const [, written] of Object.entries({ ...SCHEMES.light, ...SCHEMES.dark })) {
    const colour = inColours(written, own)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
    expect(Math.abs(wcagLuminance(colour) - wcagLuminance(written))).toBeLessThan(0.004)
  }
})

test('a theme turns what is of its family, and neither paper nor what is grey', () => {
  const { h: hue = 0 } = converter('oklch')('#1d4ed8')
  const own = { theme: '#1d4ed8', accent: '#f4a12a' }
  for (const token of ['link', 'field', 'ink', 'soft'] as const) {
    const turned = converter('oklch')(inColours(SCHEMES.light[token], own))
    expect(Math.abs((turned.h ?? 0) - hue)).toBeLessThan(token === 'link' ? 6 : 45)
  }
  expect(inColours('#faf7ef #808080 #ffffff #f4542a', own)).toBe('#faf7ef #808080 #ffffff #f4a12a')
  expect(frameColour(own)).toBe(inColours(SCHEMES.light.link, own))
})

test.each([
  ['#401010', 'it needs 4.5'],
  ['#109688', 'can hardly be told from the fields'],
])('an accent of %s is refused', (accent, reason) => {
  expect(illegible({ ...WRITTEN, accent }).join(' ')).toContain(reason)
})
