import { NO_CHOICE, type Choice } from './choice'
import { orderStudies, timesBetter, type FoundStudy } from './order-studies'

type Metric = FoundStudy['metrics'][number]
const metric = (baseline: number, value: number, better: Metric['better'] = 'higher') => ({
  metrics: [{ baseline, value, better }],
})
const study = (
  slug: string,
  date: string,
  services: string[],
  industry: string,
  more: Partial<FoundStudy> = {},
): FoundStudy => ({
  slug,
  date,
  services: services.map(service => ({ slug: service })),
  industry: { slug: industry },
  ...metric(10, 20),
  fees: null,
  ...more,
})
const fees = (amount: number) => ({ fees: [{ amount, every: null, times: null }] })

const STUDIES = [
  study('old', '2024-01-01', ['seo'], 'retail', { ...metric(30, 10, 'lower'), ...fees(900) }),
  study('new', '2026-01-01', ['seo', 'ppc'], 'legal', metric(10, 25)),
  study('middle', '2025-01-01', ['ppc'], 'retail', { ...metric(10, 5), ...fees(100) }),
  study('twin', '2025-01-01', ['ppc'], 'retail', { ...metric(0, 5), ...fees(500) }),
]
const found = (choice: Partial<Choice>, leads: string[] = []) =>
  orderStudies(STUDIES, leads, { ...NO_CHOICE, ...choice }).map(({ slug }) => slug)

test('without a choice the leads come first, in their own order, then the newest', () => {
  expect(found({})).toEqual(['new', 'middle', 'twin', 'old'])
  expect(found({}, ['twin', 'old'])).toEqual(['twin', 'old', 'new', 'middle'])
})

test('a service and an industry leave what has both', () => {
  expect(found({ service: 'seo' })).toEqual(['new', 'old'])
  expect(found({ industry: 'retail' })).toEqual(['middle', 'twin', 'old'])
  expect(found({ service: 'ppc', industry: 'retail' })).toEqual(['middle', 'twin'])
  expect(found({ service: 'email', industry: 'retail' })).toEqual([])
})

test('leads that a choice leaves out are not in the list, and the others still lead', () => {
  expect(found({ industry: 'retail' }, ['new', 'old'])).toEqual(['old', 'middle', 'twin'])
})

test('an order that was chosen knows no leads', () => {
  expect(found({ sort: 'newest' }, ['old'])).toEqual(['new', 'middle', 'twin', 'old'])
})

test('by change, a fall to a third is more than a rise to two and a half times', () => {
  expect(found({ sort: 'change' })).toEqual(['old', 'new', 'middle', 'twin'])
})

test('by cost, the lowest come first and those without a figure last', () => {
  expect(found({ sort: 'cost' })).toEqual(['middle', 'twin', 'old', 'new'])
})

test('the list given is left as it is', () => {
  const before = [...STUDIES]
  found({ sort: 'cost' }, ['twin'])
  expect(STUDIES).toEqual(before)
})

test.each([
  ['a rise', metric(10, 25), 2.5],
  ['a fall that was wanted', metric(30, 10, 'lower'), 3],
  ['a rise that was not', metric(10, 30, 'lower'), 0],
  ['no change', metric(10, 10), 0],
  ['something out of nothing', metric(0, 10), 0],
  ['nothing left', metric(10, 0, 'lower'), 0],
  ['no figure', { metrics: [] }, 0],
])('%s', (_, given, times) => {
  expect(timesBetter(given)).toBe(times)
})
