import type { Report } from './report'
import { byReference, headline, outcomes, warnings } from './summary'

const REPORT: Report = {
  causes: [],
  added: [],
  removed: [],
  changed: [],
  shared: [],
  examples: [],
  sharedOnly: [],
  unchanged: 3,
  broken: [],
  mended: [],
  accessibility: { findings: [], pages: 0 },
  social: { pages: [], shown: [] },
  bytes: [],
  files: [],
  notes: [],
}
const page = (path: string, hidden?: string) => ({ path, title: '', hidden, pictures: [] })

test('the first line counts what became of the pages', () => {
  const report = {
    ...REPORT,
    added: [page('/a'), page('/b', 'It is a draft.')],
    sharedOnly: ['/c'],
  }
  expect(headline(report)).toBe(
    '2 pages added, 1 of them not published yet, 1 page changed only in what several pages share, 3 unchanged.',
  )
  expect(outcomes(report).map(({ count }) => count)).toEqual([0, 2, 0, 1, 3])
})

test('a link that a footer has on every page is one fault', () => {
  const why = 'no page or file' as const
  const broken = ['/a', '/b', '/c'].map(on => ({ page: on, reference: '/gone', why }))
  expect(byReference(broken)).toEqual([{ reference: '/gone', why, pages: ['/a', '/b', '/c'] }])
  expect(warnings({ ...REPORT, broken })).toEqual(['1 link is newly broken, on 3 pages.'])
})

test('a removed page without redirect is said before all else', () => {
  const report = {
    ...REPORT,
    removed: [{ ...page('/x'), redirect: '/y' }, page('/z')],
    bytes: [{ name: 'Fonts', before: 10, after: 30_000, limit: 20_000 }],
  }
  expect(warnings(report)).toEqual([
    '/z is removed and no redirect covers it: its links end at 404.',
    'Fonts is 30.0 kB, over its budget of 20.0 kB.',
  ])
})
