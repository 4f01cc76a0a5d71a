import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

const ORIGINAL = { ...process.env }
let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => {
  process.env = { ...ORIGINAL }
  project.dispose()
})

const warnings = (today: string) => {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(today) / 1000)
  return project.check().diagnostics.map(({ file, message }) => `${file}: ${message}`)
}

test('warns about a date in data/site.json a month before it passes', () => {
  project.replace(
    'data/site.json',
    '"hours"',
    '"nextStart": "2027-01", "security": { "contact": "a@agency.example", "expires": "2027-01-15" }, "hours"',
  )
  expect(warnings('2026-12-01')).toEqual([])
  expect(warnings('2026-12-20')).toEqual(['data/site.json: security.txt expires on 2027-01-15.'])
  expect(warnings('2027-01-02')).toContainEqual(
    expect.stringContaining('2027-01, which has passed'),
  )
})

test('warns about a source nobody has checked in a year', () => {
  project.replace(
    'content/blog/one/index.mdx',
    'metadata:',
    'sources:\n  - title: A document\n    publisher: Somebody\n    checked: 2025-11\nmetadata:',
  )
  expect(warnings('2026-11-01')).toEqual([])
  expect(warnings('2026-12-20')).toHaveLength(1)
})
