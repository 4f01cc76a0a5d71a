import { renderToStaticMarkup } from 'react-dom/server'
import { CompanyFacts } from './CompanyFacts'

const FACTS = {
  ...{ priceRange: '$$', telephone: null, nextStart: null, company: null },
  hours: { days: ['Monday', 'Tuesday', 'Friday'], opens: '09:00', closes: '18:00' },
  rating: { value: 4.9, best: 5, count: 127, source: null },
}
const shown = (more: Partial<Parameters<typeof CompanyFacts>[0]['facts']> = {}) =>
  renderToStaticMarkup(<CompanyFacts facts={{ ...FACTS, ...more }} sampleFigure="a sample" />)
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll('\u00a0', ' ')

test('shows hours, rating, and price range, and leaves out unknown details', () => {
  const text = shown()
  expect(text).toContain('Monday to Friday, 9 a.m.–6 p.m.')
  expect(text).toContain('4.9 out of 5 from 127 reviews')
  expect(text).toContain('a sample')
  expect(text).not.toMatch(/Phone|Address|Company/)
})

test('shows the rating’s source and the phone number if they’re known', () => {
  const source = { name: 'Reviews Ltd', url: 'https://reviews.example' }
  const text = shown({ rating: { ...FACTS.rating, source }, telephone: '+1 555 0100' })
  expect(text).toContain('Reviews Ltd')
  expect(text).toContain('+1 555 0100')
  expect(text).not.toContain('sample')
})
