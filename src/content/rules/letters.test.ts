import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'

const POST = 'content/blog/one/index.mdx'
let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => {
  project.dispose()
})

const letters = () =>
  project
    .check()
    .faults.filter(({ rule }) => rule === 'letter')
    .map(({ file, line, column, severity, message, remedy }) => ({
      place: `${file}:${line}:${column}`,
      severity,
      message,
      remedy,
    }))

test('letters of Europe’s languages in Latin script are no fault, composed or not', () => {
  const decomposed = 'Dvořák'.normalize('NFD')
  project.replace(POST, 'The first', `naïve Łódź Größe ${decomposed} İzmir 5 € ½ “„«» The first`)
  expect(letters()).toEqual([])
})

test('a character that the face lacks is named once, with its place, code point and remedy', () => {
  const text = project.replace(POST, 'The first', 'Привет, мир. ✓ ﬁne The first')
  const line = text.slice(0, text.indexOf('✓')).split('\n').length
  const found = letters()
  expect(found).toHaveLength(9)
  expect(found).toContainEqual({
    place: `${POST}:${line}:14`,
    severity: 'warning',
    message: 'The site’s typeface has no “✓” (U+2713); it would stand in another one.',
    remedy: 'Write it in words, or in letters of Latin script.',
  })
  expect(found).toContainEqual(
    expect.objectContaining({
      message:
        'The site’s typeface has no “и” (U+0438), 2 times in this file; it would stand in another one.',
    }),
  )
  expect(found.find(({ message }) => message.includes('ﬁ'))?.remedy).toBe('Write “fi”.')
})

test('it is found in fields, in data and behind an escape', () => {
  project.replace(POST, 'title: ', 'title: ☃ ')
  project.replace('data/site.json', '"blurb": "', '"blurb": "\\u2603 ')
  expect(letters().map(({ place }) => place)).toEqual([
    expect.stringMatching(new RegExp(`^${POST}:\\d+:8$`)),
    expect.stringMatching(/^data\/site\.json:\d+:\d+$/),
  ])
})

test('code is set in another face, and may hold anything', () => {
  project.replace(POST, 'The first', 'It says `✓ да`.\n\n```\n✓ да\n```\n\nThe first')
  expect(letters()).toEqual([])
})
