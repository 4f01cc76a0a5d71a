import { wcagContrast } from 'culori'
import brand from '../../data/brand.json'
import { illegible, paletteOf, paletteRule } from './palette'

test('the site’s brand colors are legible', () => {
  expect(illegible(brand)).toEqual([])
})

test('a theme becomes the link color, or is illegible', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const themes = steps.flatMap(red =>
    steps.flatMap(green => steps.map(blue => `#${red}${green}${blue}`)),
  )
  for (const theme of [...themes, '#111111', '#ffff00']) {
    const { light } = paletteOf({ ...brand, theme })
    const ratio = wcagContrast(theme, light.ground)
    expect(light.link).toBe(theme)
    expect(illegible({ ...brand, theme })).toEqual(ratio >= 4.5 ? [] : ['theme'])
  }
  expect(illegible({ ...brand, theme: '#111111' })).toEqual([])
  expect(illegible({ ...brand, theme: '#ffff00' })).toHaveLength(1)
})

test('rejects an accent that no text is legible on', () => {
  expect(illegible({ ...brand, accent: '#7b7b7b' })).toEqual(['accent'])
})

test('every color in a style rule comes from the brand', () => {
  const rule = paletteRule({ theme: '#1d4ed8', accent: '#f4a12a' })
  expect(rule).toContain('--link:#1d4ed8')
  expect(rule).toContain('--accent:#f4a12a')
  expect(rule).not.toContain(brand.theme)
})
