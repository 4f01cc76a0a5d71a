import { minimalProject, placeOf, type TestProject } from '../../tests/support/minimal-project'

const POST = 'content/blog/one/index.mdx'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test('reports an unknown variable and suggests the nearest name', () => {
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

test('accepts a known variable', () => {
  project.replace(POST, 'The first paragraph', 'Written {fact:first-reply}')
  expect(project.check().diagnostics).toEqual([])
})

test('doesn’t report variables while the file they come from has errors', () => {
  const file = 'data/service-pages/seo.json'
  project.replace(file, '"slug": "seo-page"', '"slug": "second-way"')
  project.replace(POST, 'The first paragraph', 'It costs {price:second-way}')
  expect(project.check().diagnostics).toEqual([])
  project.replace(file, '"from": 500', '"from": "5"')
  expect(project.check().diagnostics).toMatchObject([{ file, rule: 'field' }])
})
