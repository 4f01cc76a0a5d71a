import { faultOf } from '../components/sections/ContactForm/answer-faults'
import { contactFields, contactMessage, type ContactChoices } from './contact-message'

const choices: ContactChoices = {
  service: ['seo', 'ppc'],
  budget: ['small', 'large'],
  timing: ['now', 'later'],
  package: ['starter', 'enterprise'],
  'add-on': ['one', 'two'],
}
const declaration = contactMessage(choices)
const good = { name: 'Ada', email: 'ada@looms.example', message: 'Hello' }

test('the fields are read from the declaration', () => {
  const fields = contactFields()
  expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'name',
    'email',
    'message',
  ])
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(declaration.shape))
  for (const { name, maxLength } of fields)
    expect([name, maxLength === undefined]).toEqual([name, name in choices])
  expect(fields.find(({ name }) => name === 'email')).toMatchObject({
    kind: 'email',
    autocomplete: 'email',
  })
})

test('a pattern is one that browsers read, in the mode that they read it in', () => {
  const patterns = contactFields().flatMap(({ pattern }) => pattern ?? [])
  expect(patterns.length).toBeGreaterThan(0)
  for (const pattern of patterns) expect(() => new RegExp(`^(?:${pattern})$`, 'v')).not.toThrow()
})

test.each([
  ['one choice of each', { service: ['seo'], budget: 'small', 'add-on': ['one', 'two'] }, true],
  ['a choice that is none', { budget: 'huge' }, false],
  ['the same one again and again', { service: ['seo', 'seo', 'seo'] }, false],
  ['a list for one', { package: ['starter'] }, false],
])('%s', (_, more, expected) => {
  expect(declaration.safeParse({ ...good, ...more }).success).toBe(expected)
})

/** Pieces of answers: what people type, what programs try, what breaks at a limit. */
const PIECES = [
  ...['a', 'Zoë', ' ', '\t', '\n', '\r\n', '@', '.', 'b.example', ',', ';', '<', '>', '"', "'"],
  ...['\0', '\u0085', '\u2028', '\ud800', '🙂', '日本', 'x'.repeat(99), 'y'.repeat(2500), '-', '+'],
]

test('page and handler agree on ten thousand answers', () => {
  let state = 11
  const next = (limit: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * limit)
  }
  const words = { label: 'x', hint: null, missing: 'missing', wrong: 'wrong' }
  const general = {
    ...{ heading: { other: 'n' }, tooLong: 'long', characters: 'odd', choice: 'choice' },
    ...{ trap: 'trap', tooQuick: 'quick' },
  }
  const typed = contactFields().filter(({ name }) => !(name in choices))
  let refused = 0
  for (let count = 0; count < 10_000; count++) {
    const field = typed[next(typed.length)]
    if (!field) throw new Error('There are no fields.')
    const length = next(7)
    const answer = Array.from({ length }, () => PIECES[next(PIECES.length)]).join('')
    const onPage = faultOf(
      { maxLength: null, pattern: null, autocomplete: null, ...field },
      answer,
      words,
      general,
    )
    const given = { ...good, [field.name]: answer.trim() === '' ? undefined : answer }
    const byHandler = declaration.safeParse(given).success
    expect([field.name, answer, onPage === undefined]).toEqual([field.name, answer, byHandler])
    if (!byHandler) refused++
  }
  expect(refused).toBeGreaterThan(1000)
  expect(refused).toBeLessThan(9000)
})
