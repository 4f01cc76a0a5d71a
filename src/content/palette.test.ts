import brand from '../../data/brand.json'
import { contrast, illegible, paletteOf, paletteRule } from './palette'

test('the brand of the site is legible, and its theme is the color of links', () => {
  expect(illegible(brand)).toEqual([])
  expect(paletteOf(brand).light.link).toBe(brand.theme)
})

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('every theme is legible', () => {
  const steps = ['00', '33', '66', '99', 'cc', 'ff']
  const themes = steps.flatMap(red =>
    steps.flatMap(green => steps.map(blue => `#${red}${green}${blue}`)),
  )
  expect(themes.filter(theme => illegible({ ...brand, theme }).length > 0)).toEqual([])
})

test('an accent that nothing can be read on is named', () => {
  expect(illegible({ ...brand, accent: '#7b7b7b' })).toContainEqual({
    field: 'accent',
    message: expect.stringContaining('to 1 on'),
  })
})

test('every color of a rule comes from the brand', () => {
  const rule = paletteRule({ theme: '#1d4ed8', accent: '#f4a12a' })
  expect(rule).toContain('--link:#1d4ed8')
  expect(rule).toContain('--accent:#f4a12a')
  expect(rule).not.toContain(brand.theme)
})
