import { minimalProject, placeOf, type TestProject } from '../../tests/support/minimal-project'

const POST = 'content/blog/one/index.mdx'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test('a name in a text that quotes nothing has its place, and the nearest that does', () => {
  const text = project.replace(POST, 'The first paragraph', 'Written {fact:first-repli} by us')
  expect(project.check().diagnostics).toMatchObject([
    {
      file: POST,
      ...placeOf(text, '{fact:first-repli}'),
      rule: 'reference',
      fix: 'Did you mean “fact:first-reply”?',
    },
  ])
})

test('a variable that exists is good', () => {
  project.replace(POST, 'The first paragraph', 'Written {fact:first-reply}')
  expect(project.check().diagnostics).toEqual([])
})

test('while a file of prices has an error, nobody is blamed for its variables', () => {
  const file = 'data/service-pages/seo.json'
  project.replace(file, '"name": "Way 2"', '"slug": "second-way",\n        "name": "Way 2"')
  project.replace(POST, 'The first paragraph', 'It costs {price:second-way}')
  expect(project.check().diagnostics).toEqual([])
  project.replace(file, '"from": 500', '"from": "5"')
  expect(project.check().diagnostics).toMatchObject([{ file, rule: 'field' }])
})
