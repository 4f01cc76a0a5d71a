import { minimalProject, placeOf, type TestProject } from '../../tests/support/minimal-project'

/** Makes a placeholder. */
const toFillIn = (what: string) => `‹${what}›`

const POST = 'content/blog/one/index.mdx'
let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

const leftovers = () => project.check().diagnostics.filter(({ rule }) => rule === 'placeholder')
/** Adds a paragraph to the end of the post and returns the new file contents. */
const addParagraph = (words: string) => {
  const text = `${project.read(POST)}\n${words}\n`
  project.write(POST, text)
  return text
}

test('reports placeholders in comments and in text', () => {
  project.replace(POST, 'team:', `# ${toFillIn('choose')}\nteam:`)
  const text = addParagraph(toFillIn('and more'))
  expect(leftovers()).toMatchObject([placeOf(text, '‹choose'), placeOf(text, '‹and more')])
})

test('allows placeholders in drafts', () => {
  project.replace(POST, 'team:', 'draft: true\nteam:')
  addParagraph(toFillIn('and more'))
  expect(leftovers()).toEqual([])
})

test('reports placeholders in data files, which can’t be drafts', () => {
  const file = 'data/service-pages/seo.json'
  project.replace(file, 'What the service seo brings', toFillIn('what the service brings'))
  expect(leftovers()).toMatchObject([{ severity: 'error', file }])
})

test('reports placeholders in a file with other errors', () => {
  const file = 'data/service-pages/seo.json'
  project.replace(file, 'What the service seo brings', toFillIn('what the service brings'))
  project.replace(file, '"from": 500', '"from": "5"')
  expect(new Set(project.check().diagnostics.map(({ rule }) => rule))).toEqual(
    new Set(['placeholder', 'field']),
  )
})
