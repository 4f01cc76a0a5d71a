/** Sections 1 and 9: the constants of the business. */
import type { Brand } from '../../src/content/brand'
import type { Site } from '../../src/content/site'
import { dataFiles, readData } from '../support/content'
import { SOCIAL_IMAGE } from '../built/social-image'
import { BUSINESS, COPYRIGHT_YEAR, SERVICES, SOCIAL_IMAGE as ORDERED_IMAGE } from './specification'

const site = readData<Site>('site.json')
const brand = readData<Brand>('brand.json')

test('the services are the eight that are advertised', () => {
  expect(dataFiles('services').map(file => file.replace(/^services\/|\.json$/g, ''))).toEqual(
    [...SERVICES].sort(),
  )
})

test('the hours are those of weekdays', () => {
  expect(site.hours).toEqual({
    days: BUSINESS.days,
    opens: BUSINESS.opens,
    closes: BUSINESS.closes,
  })
})

test('price range, rating and number of reviews', () => {
  expect([site.priceRange, site.rating.value, site.rating.count]).toEqual([
    BUSINESS.priceRange,
    BUSINESS.rating,
    BUSINESS.reviews,
  ])
})

test('the year of the copyright line', () => {
  expect(site.copyrightYear).toBe(COPYRIGHT_YEAR)
})

test('the language is English', () => {
  expect(site.language).toBe('en')
})

test('the theme’s colour is teal: more green and blue than red, by far', () => {
  const [red = 0, green = 0, blue = 0] = (brand.theme.match(/[0-9a-f]{2}/g) ?? []).map(part =>
    parseInt(part, 16),
  )
  expect(green).toBeGreaterThan(red * 2)
  expect(blue).toBeGreaterThan(red * 2)
  expect(Math.abs(green - blue)).toBeLessThan(40)
})

test('the size of social images, which the tests of the built site hold them to', () => {
  expect(SOCIAL_IMAGE).toEqual(ORDERED_IMAGE)
})
