import { formatDuration, formatLowestPrice, formatPeriod, formatPrice } from './format'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

test.each([
  [{ from: 2800, to: 4800, per: 'once' }, '$2,800–\u2060$4,800'],
  [{ from: 625, per: 'once' }, '$625'],
  [{ from: 1900, to: null, per: 'month' }, '$1,900 per month'],
  [{ from: 38, to: 180, per: 'page' }, '$38–\u2060$180 per page'],
])('formats %j as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text)
})

test('a starting price begins with “from”', () => {
  expect(formatLowestPrice({ from: 5000, per: 'once' })).toBe('from $5,000')
  expect(formatLowestPrice({ from: 1900, per: 'month' })).toBe('from $1,900 per month')
})

test.each([
  [formatDuration({ from: 1, unit: 'month' }), '1 month'],
  [formatDuration({ from: 4, to: 5, unit: 'month' }), '4–\u20605 months'],
  [formatPeriod({ from: 1, to: 1, unit: 'week' }), 'Week 1'],
  [formatPeriod({ from: 1, to: 5, unit: 'day' }), 'Days 1–\u20605'],
  [formatPeriod({ from: 4, unit: 'month' }), 'From month 4'],
  [formatPeriod({ from: 6, unit: 'month', label: 'Quarterly' }), 'Quarterly'],
])('formats a duration or period as %s', (text, words) => {
  expect(text.replaceAll('\u00a0', ' ')).toBe(words)
})

describe('the check', () => {
  let project: TestProject
  beforeEach(() => {
    project = minimalProject()
  })
  afterEach(() => project.dispose())

  const PRICE = '"from": 500,'
  const WEEK = '"from": 2,'
  test.each([
    [PRICE, '"from": 5000,', '“to” is less than “from”.'],
    [PRICE, '"from": 0,', '0 is too small; it needs to be at least 1.'],
    [
      PRICE,
      '"from": "$500",',
      'this is text, but it needs to be a number without quotation marks.',
    ],
    ['"per": "once"', '"per": "hour"', 'at least one row needs a starting price'],
    [
      '"price": {\n          "from": 500,',
      '"addOn": "page",\n        "price": {\n          "from": 500,',
      'a row needs either a price or an add-on, but not both.',
    ],
    [',\n        "typical": 1', '', 'at least one row needs “typical”'],
    [WEEK, '"from": 3,', '“to” is before “from”.'],
  ])('reports an error if %s becomes %s', (written, instead, message) => {
    project.replace('data/service-pages/seo.json', written, instead)
    expect(project.check().diagnostics.map(each => each.message)).toEqual([
      expect.stringContaining(message),
    ])
  })
})
