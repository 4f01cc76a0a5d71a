import { documentKindOf } from '../../schema/documents'
import { splitMdx } from '../../documents/front-matter'
import { parseJson } from '../../documents/located-value'
import { checkMdx } from '../../documents/mdx-text'
import type { Document } from '../../documents/document'
import { sourceFile } from '../../documents/source-file'
import { checkWords } from './check-prose'

/** A study as the check gives it on, without its other fields. */
function study(slug: string, frontMatter: string, body: string): Document {
  const path = `content/case-studies/${slug}/index.mdx`
  const file = sourceFile(path, `---\n${frontMatter}\n---\n\n${body}\n`)
  const { frontMatter: located, bodyStart } = splitMdx(file)
  const kind = documentKindOf(path)?.kind
  if (!located || !kind) throw new Error('not a study')
  const { reading } = checkMdx(file, bodyStart)
  const { typeName } = kind
  return { kind, typeName, slug, file, located, data: located.value, reading } as Document
}

function json(path: string, value: unknown): Document {
  const file = sourceFile(path, JSON.stringify(value, null, 2))
  const { located } = parseJson(file)
  const kind = documentKindOf(path)?.kind
  if (!located || !kind) throw new Error('not a document')
  return { kind, typeName: kind.typeName, file, located, data: value } as Document
}

const LINKS = 'See [one](/case-studies/first) and [two](/case-studies/second).'

const METRIC = `metrics:
  - id: bookings
    label: Online bookings a month
    baseline: 210
    value: 250
    format: number
    window: "July–September 2025 against July–September 2024"
    method: "Booking system"`

const faultsOf = (...documents: Document[]) =>
  checkWords({ documents }).faults.filter(({ rule }) => !rule.endsWith('-links'))

test('a good study', () => {
  const good = study('first', METRIC, 'Bookings went from 210 to 250 a month, a rise of 19%.')
  expect(faultsOf(good)).toEqual([])
})

test('places in the body and in the front matter', () => {
  const faults = faultsOf(
    study(
      'first',
      `title: A seamless shop\n${METRIC}`,
      'Fine “so far”, café’s.\n\nIt rose from 210 to **250**, by 24%.',
    ),
    json('data/faq.json', { heading: 'A holistic list' }),
  )
  expect(faults).toMatchObject([
    { rule: 'cliche', line: 2, column: 10 },
    { rule: 'arithmetic', line: 15, column: 33, remedy: 'Work it out again.' },
    { rule: 'cliche', file: 'data/faq.json', line: 2, column: 17 },
  ])
})

test('a metric that nothing tells', () => {
  expect(faultsOf(study('first', METRIC, 'All went well.'))).toMatchObject([
    { rule: 'metric-not-told', line: 6 },
  ])
  expect(faultsOf(study('first', METRIC, '<Metric id="bookings" />'))).toEqual([])
})

test('the average of the months in a chart', () => {
  const chart = (values: string) => `charts:
  - id: by-month
    kind: line
    title: Online bookings a month
    format: number
    labels: [Jun, Jul, Aug, Sep]
    series:
      - name: "2024"
        values: [100, 200, 210, 220]
      - name: "2025"
        values: [100, ${values}]`
  const text = 'It was 210 before.'
  expect(faultsOf(study('first', `${METRIC}\n${chart('240, 250, 260')}`, text))).toEqual([])
  expect(faultsOf(study('first', `${METRIC}\n${chart('240, 250, 290')}`, text))).toMatchObject([
    { rule: 'arithmetic', line: 6, message: expect.stringContaining('260 on average') },
  ])
})

test('a funnel that rises', () => {
  const charts = `charts:
  - id: funnel
    kind: funnel
    title: Steps
    format: number
    labels: [One, Two, Three]
    series:
      - name: Steps
        values: [100, 40, 50]`
  expect(faultsOf(study('first', charts, 'Text.'))).toMatchObject([{ rule: 'arithmetic' }])
})

test('what two pages share', () => {
  const sentence = 'We counted every call at the desk for a whole month with a pencil.'
  const pair = [study('first', 'title: One', sentence), study('second', 'title: Two', sentence)]
  expect(faultsOf(...pair)).toMatchObject([{ rule: 'shared-words', severity: 'error' }])
})

test('links out of a text, and pages that no text links', () => {
  const rules = (...documents: Document[]) =>
    checkWords({ documents }).faults.map(({ rule, severity, file }) => [
      rule,
      severity,
      file.split('/')[2],
    ])
  expect(
    rules(study('first', 'related: [second]', 'No links.'), study('second', 'title: B', LINKS)),
  ).toEqual([
    ['few-links', 'error', 'first'],
    ['no-text-links', 'warning', 'second'],
    ['few-links', 'error', 'second'],
  ])
})

test('what a page tells of a study stands in the study', () => {
  const told = (text: string) =>
    faultsOf(
      study('first', METRIC, 'Bookings went from 210 to 250 a month, by nine in ten customers.'),
      study('second', 'title: Two', text),
    )
  expect(told('The [dentist](/case-studies/first) had 250 bookings. Another had 999.')).toEqual([])
  expect(told('At the [dentist](/case-studies/first) there were 260 bookings.')).toMatchObject([
    {
      rule: 'study-number',
      severity: 'warning',
      file: 'content/case-studies/second/index.mdx',
      column: 50,
    },
  ])
  const page = (value: string) => ({
    ...json('data/service-pages/seo.json', { figures: [{ value, caseStudy: 'first' }] }),
    slug: 'seo',
  })
  const good = study('first', METRIC, 'It was 210 before.')
  expect(faultsOf(good, page('210 → 250'))).toEqual([])
  expect(faultsOf(good, page('210 → 260'))).toMatchObject([
    { rule: 'study-number', severity: 'error' },
  ])
})

test('a total is worked out again, an average and words at the foot of a column are not', () => {
  const table = (total: string) =>
    study(
      'first',
      METRIC,
      `| Line | Orders | Cost of one | Remark |\n|---|--:|--:|---|\n| Boots | 1,260 | $24.00 | a |\n| Gloves | 105 | $16.00 | b |\n| Total | ${total} | $23.38 | c |\n\nBookings went from 210 to 250.`,
    )
  expect(faultsOf(table('1,365'))).toEqual([])
  expect(faultsOf(table('1,356'))).toMatchObject([
    { rule: 'arithmetic', message: 'The total says 1,356, and the rows above give 1365.' },
  ])
})
