import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalProject, placeOf, type TestProject } from '../../../tests/support/minimal-project'
import { readingDiagnostics, readProject } from './check-project'

const POST = 'content/blog/one/index.mdx'

const SITE = 'data/site.json'
let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** What is old on a day. */
const oldOn = (today?: string) =>
  readingDiagnostics(readProject(project.root), { today }).filter(
    ({ rule }) => rule === 'dated-claim',
  )

test.each([
  ['as of November 2025', '2026-11-30', '2026-12-01'],
  ['As of 3 November 2025', '2026-11-30', '2026-12-01'],
  ['as of spring 2025', '2026-05-31', '2026-06-01'],
  ['as of winter 2024', '2026-02-28', '2026-03-01'],
  ['as of 2025', '2026-12-31', '2027-01-01'],
  ['as\nof June 2025', '2026-06-30', '2026-07-01'],
])('“%s” is old a year after its end', (words, young, old) => {
  const text = project.replace(POST, 'The first paragraph', `So it is ${words}, in the first`)
  expect(oldOn(young)).toEqual([])
  expect(oldOn(old)).toMatchObject([
    {
      file: POST,
      severity: 'warning',
      ...placeOf(text, words),
      fix: expect.stringContaining('Look whether it still holds') as string,
    },
  ])
})

test('what names no time is never old, and without a day nothing is', () => {
  project.replace(POST, 'The first paragraph', 'As of now, a group of 2019 visitors')
  expect(oldOn('2040-01-01')).toEqual([])
  project.replace(POST, 'As of now', 'As of 2020')
  expect(oldOn(undefined)).toEqual([])
  expect(oldOn('2040-01-01')).toHaveLength(1)
})

test('a source that somebody looked at is to be looked at again after a year; its own date is no matter', () => {
  const source = (checked: string) =>
    `sources:\n  - title: "Sender guidelines"\n    publisher: A provider\n    date: 2017-01\n    checked: ${checked}\nmetadata:`
  const text = project.replace(POST, 'metadata:', source('2025-10'))
  expect(oldOn('2026-10-31')).toEqual([])
  expect(oldOn('2026-11-01')).toMatchObject([
    {
      file: POST,
      ...placeOf(text, '2025-10'),
      message: 'Nobody has looked at “Sender guidelines” for more than a year.',
    },
  ])
})

test('a month to begin work in is old once it has passed', () => {
  const text = project.replace(SITE, '"priceRange"', '"nextStart": "2026-12",\n  "priceRange"')
  expect(readFileSync(join(project.root, SITE), 'utf8')).toBe(text)
  expect(oldOn('2026-12-31')).toEqual([])
  expect(oldOn('2027-01-01')).toMatchObject([{ file: SITE, ...placeOf(text, '"2026-12"') }])
})

test('security.txt is told of a month before it expires', () => {
  const security = '"security": { "contact": "a@b.example", "expires": "2026-12-20" },\n  '
  project.replace(SITE, '"priceRange"', `${security}"priceRange"`)
  expect(oldOn('2026-11-10')).toEqual([])
  expect(oldOn('2026-11-25')).toMatchObject([{ file: SITE }])
})
