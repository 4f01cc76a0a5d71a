import { isFiltered, NO_CHOICE, readChoice, writeChoice, type Choice } from './choice'

const known = {
  services: [{ slug: 'seo' }, { slug: 'ppc' }],
  industries: [{ slug: 'retail' }, { slug: 'legal' }],
}
const chosen: Choice = { service: 'seo', industry: 'retail', sort: 'change', all: true }

test('an address holds a choice and gives it back', () => {
  const search = writeChoice(chosen)
  expect(search).toBe('?service=seo&industry=retail&sort=change&all=1')
  expect(readChoice(search, known)).toEqual(chosen)
})

test('no choice is no query', () => {
  expect(writeChoice(NO_CHOICE)).toBe('')
  expect(writeChoice(NO_CHOICE, '?service=seo&all=1')).toBe('')
  expect(readChoice('', known)).toEqual(NO_CHOICE)
})

test.each([
  ['a service that no study has', '?service=nothing'],
  ['a service under the name of an industry', '?service=retail'],
  ['an order that there is not', '?sort=price'],
  ['a value that is only nearly one', '?all=true&industry=Retail'],
  ['keys of somebody else', '?utm_source=seo&q=retail'],
  ['a query that cannot be decoded', '?service=%E0%A4%A'],
])('%s is no choice', (_, search) => {
  expect(readChoice(search, known)).toEqual(NO_CHOICE)
})

test('what else an address says stays in it', () => {
  expect(writeChoice(chosen, '?utm_source=x&service=ppc')).toBe(
    '?utm_source=x&service=seo&industry=retail&sort=change&all=1',
  )
})

test('only a service or an industry leaves studies out', () => {
  expect(isFiltered({ ...NO_CHOICE, sort: 'cost', all: true })).toBe(false)
  expect(isFiltered({ ...NO_CHOICE, service: 'seo' })).toBe(true)
  expect(isFiltered({ ...NO_CHOICE, industry: 'legal' })).toBe(true)
})
