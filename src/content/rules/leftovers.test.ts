import { sourceFile } from '../../../plugins/gatsby-plugin-content-check/src'
import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'
import { mended } from './leftovers'
import { mendProject } from './mend-project'

const POST = 'content/blog/one/index.mdx'
let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => {
  project.dispose()
})

const leftovers = () => project.check().diagnostics.filter(({ rule }) => rule === 'leftover')

const APART = 'Café'.normalize('NFD')

test('what turns the reading order is an error, and mended', () => {
  project.replace(POST, 'The first', 'paid \u202e5\u202c\n\nThe first')
  expect(leftovers()).toMatchObject([
    { severity: 'error', message: expect.stringContaining('(U+202E), and 1 more') as string },
  ])
  mendProject(project.root)
  expect(leftovers()).toEqual([])
})

test.each([
  [
    'a soft hyphen',
    'Fach\u00adwerk',
    'Fachwerk',
    'There is a soft hyphen here, which parts the word for whoever searches it.',
  ],
  [
    'a space of no width',
    'one\u200btwo',
    'onetwo',
    'There is an invisible character here (U+200B).',
  ],
  ['a joiner', 'one\u200dtwo', 'onetwo', 'There is an invisible character here (U+200D).'],
  [
    'an accent apart',
    APART,
    'Café',
    '“é” is stored otherwise than it is typed, and a search for it misses it.',
  ],
  ['a sign that Unicode has twice', '21 \u212b', '21 Å', /is stored otherwise than it is typed/],
  [
    'a bullet',
    '• one\n•\ttwo',
    '- one\n- two',
    /A bullet that was pasted makes no list, and 1 more/,
  ],
  ['a bullet in a quotation', '> • one', '> - one', 'A bullet that was pasted makes no list.'],
  [
    'a heading without a space',
    '##Heading',
    '## Heading',
    'This heading is none: there is no space after its signs.',
  ],
])('%s is a warning with its place, and mended', (_, left, right, message) => {
  const text = project.replace(POST, 'The first', `${left}\n\nThe first`)
  const diagnostics = leftovers()
  expect(diagnostics).toMatchObject([
    {
      file: POST,
      line: text.slice(0, text.indexOf(left)).split('\n').length,
      severity: 'warning',
      fix: '“npm run check -- --fix” mends this.',
    },
  ])
  if (typeof message === 'string') expect(diagnostics[0]?.message.normalize('NFC')).toBe(message)
  else expect(diagnostics[0]?.message).toMatch(message)
  expect(mendProject(project.root)).toHaveLength(1)
  expect(project.read(POST)).toBe(text.replace(left, () => right))
  expect(leftovers()).toEqual([])
})

test('it is found in front matter and data, and each file that is changed is named', () => {
  project.replace(POST, 'title: ', 'title: \u200bA\u00ad\u00ad')
  project.replace('data/site.json', '"blurb": "', `"blurb": "${APART} `)
  expect(leftovers().map(({ file }) => file)).toEqual([POST, POST, 'data/site.json'])
  expect(mendProject(project.root)).toEqual([
    `${POST}: mended 1 invisible character, 2 soft hyphens.`,
    'data/site.json: mended 1 accent.',
  ])
  expect(mendProject(project.root)).toEqual([])
})

test('code, emoji and other scripts keep what they need', () => {
  const right = 'A 👩‍💻 family, می‌خواهم, a # sign, C# and #1.\n\n```md\n##Heading\n• one\n```\n'
  expect(mended(sourceFile(POST, `---\n---\n${right}`)).text).toBe(`---\n---\n${right}`)
})

test('an accent that was parted from its letter finds it again', () => {
  const { text, counts } = mended(sourceFile(POST, 'e\u200b\u0301'))
  expect(text).toBe('é')
  expect([...counts]).toEqual([
    ['invisible character', 1],
    ['accent', 1],
  ])
})

test('a byte order mark goes; bytes that are no text stay', () => {
  project.write('data/site.json', `\ufeff${project.read('data/site.json')}`)
  const bytes = Buffer.from([0x7b, 0xff, 0xc2, 0xad, 0x7d])
  project.write('data/tags.json', bytes)
  expect(mendProject(project.root)).toEqual(['data/site.json: mended 1 invisible character.'])
  expect(project.read('data/site.json').startsWith('{')).toBe(true)
})

test('of a change, its own files alone are mended', () => {
  project.replace(POST, 'title: ', 'title: \u200b')
  project.replace('data/site.json', '"blurb": "', '"blurb": "\u200b')
  expect(mendProject(project.root, new Set([POST]))).toEqual([
    `${POST}: mended 1 invisible character.`,
  ])
  expect(project.read('data/site.json')).toContain('\u200b')
})
