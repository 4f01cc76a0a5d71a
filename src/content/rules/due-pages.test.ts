import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'
import { dueSince } from './due-pages'

const POST = 'content/blog/one/index.mdx'
const TODAY = '2026-03-09'
const original = process.env.SOURCE_DATE_EPOCH
let project: TestProject

beforeEach(() => {
  project = minimalProject()
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(TODAY) / 1000)
})
afterEach(() => {
  project.dispose()
  if (original === undefined) Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
  else process.env.SOURCE_DATE_EPOCH = original
})

/** Gives the post a day. */
const publishOn = (day: string, more = '') =>
  project.write(POST, project.read(POST).replace(/^date: .*$/m, `date: ${day}${more}`))

test.each([
  ['today', TODAY, '2026-03-08', true],
  ['since the last build', '2026-03-05', '2026-03-04', true],
  ['on the day of the last build', '2026-03-05', '2026-03-05', false],
  ['tomorrow', '2026-03-10', '2026-03-08', false],
])('a page whose day was or is %s', (_, day, since, due) => {
  publishOn(day)
  expect(dueSince(project.root, since)).toEqual(due ? ['/blog/one'] : [])
})

test('a draft is never due', () => {
  publishOn(TODAY, '\ndraft: true')
  expect(dueSince(project.root, '2026-03-01')).toEqual([])
})
