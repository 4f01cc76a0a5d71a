import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'

const POST = 'content/blog/one/index.mdx'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

const INVISIBLE = 'There is an invisible character here'

test.each([
  [
    'a soft hyphen',
    'sel\u00addom',
    'There is a soft hyphen here, which parts the word for whoever searches it.',
  ],
  ['a zero width space', 'sel\u200bdom', `${INVISIBLE}.`],
  [
    'two joiners between letters',
    'sel\u200ddom, sel\u200ddom',
    `${INVISIBLE}, and 1 more in this file.`,
  ],
  [
    'an accent apart from its letter',
    'cafe\u0301',
    'A letter is stored apart from its accent, and a search for it misses it.',
  ],
  ['a bullet', '• one', 'A bullet that was pasted makes no list.'],
  [
    'a heading without a space',
    '##Heading',
    'This heading is none: there is no space after its signs.',
  ],
])('%s is a warning', (_, text, message) => {
  project.replace(POST, 'The first paragraph', `${text}\n\nThe first paragraph`)
  expect(project.check().diagnostics).toMatchObject([
    { severity: 'warning', rule: 'leftover', message, line: 15 },
  ])
})

test('what turns the order of reading is refused', () => {
  project.replace(POST, 'The first paragraph', 'The \u202efirst paragraph')
  expect(project.check().diagnostics).toMatchObject([
    { severity: 'error', rule: 'leftover', line: 15, column: 5 },
  ])
})

test.each(['👩\u200d💻 at work', '```\n• code\n##code\n```', 'می\u200cخواهم'])(
  '“%s” is left alone',
  text => {
    project.replace(POST, 'The first paragraph', `${text}\n\nThe first paragraph`)
    expect(project.check().diagnostics).toEqual([])
  },
)
