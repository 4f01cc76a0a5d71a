import { wcagContrast } from 'culori'
import brand from '../../data/brand.json'
import { isLegibleAccent, isLegibleTheme, paletteOf, paletteRule, type Palette } from './palette'

/** Foreground, background, and the contrast WCAG 2.2 requires: 4.5 for text (1.4.3), 3 for graphics (1.4.11). */
const PAIRS: [keyof Palette, keyof Palette, number][] = [
  ['ink', 'ground', 4.5],
  ['link', 'ground', 4.5],
  ['soft', 'ground', 4.5],
  ['on-field', 'field', 4.5],
  ['on-deep', 'deep', 4.5],
  ['link-on-deep', 'deep', 4.5],
  ['on-accent', 'accent', 4.5],
  ['field', 'ground', 3],
]

test('the site’s brand colors are legible', () => {
  expect([isLegibleTheme(brand), isLegibleAccent(brand)]).toEqual([true, true])
})

test('every color is legible in light and dark mode if the theme is legible as a link', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const themes = steps.flatMap(red =>
    steps.flatMap(green => steps.map(blue => `#${red}${green}${blue}`)),
  )
  for (const theme of [...themes, '#111111', '#ffff00', brand.theme]) {
    const colors = { ...brand, theme }
    const { light, dark } = paletteOf(colors)
    expect(light.link).toBe(theme)
    const failed = [light, { ...light, ...dark }].flatMap(palette =>
      PAIRS.filter(([above, below, least]) => wcagContrast(palette[above], palette[below]) < least),
    )
    expect(failed.filter(([above]) => above !== 'link')).toEqual([])
    expect(isLegibleTheme(colors)).toBe(failed.length === 0)
  }
  expect(isLegibleTheme({ ...brand, theme: '#111111' })).toBe(true)
  expect(isLegibleTheme({ ...brand, theme: '#ffff00' })).toBe(false)
})

test('rejects an accent that no text is legible on, with any theme', () => {
  const themes = ['#000000', '#ffffff', '#ff0000', brand.theme]
  const accepted = (accent: string) => themes.map(theme => isLegibleAccent({ theme, accent }))
  expect(new Set(accepted('#7b7b7b'))).toEqual(new Set([false]))
  expect(new Set(accepted(brand.accent))).toEqual(new Set([true]))
})

test('every color in a style rule comes from the brand', () => {
  const rule = paletteRule({ theme: '#1d4ed8', accent: '#f4a12a' })
  expect(rule).toContain('--link:#1d4ed8')
  expect(rule).toContain('--accent:#f4a12a')
  expect(rule).not.toContain(brand.theme)
})
