import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test.each([
  ['$2800-$4800, once', 'Write “$2,800–$4,800, once”, with a dash, –, between two sums.'],
  ['$2,800 - 4,800 once', 'Write “$2,800–$4,800, once”, with a dash, –, between two sums.'],
  ['$2800 per month', 'Write “$2,800 per month”.'],
  ['2.800', 'Write “$2,800”.'],
  ['$38/page', 'Write “$38 a page”.'],
  ['from $625', expect.stringContaining('Write a price like')],
  ['$625 or so', expect.stringContaining('Write a price like')],
  ['$28,00', expect.stringContaining('Write a price like')],
])('“%s” is refused with what to write', (price, fix) => {
  project.replace('data/service-pages/seo.json', '"$500–$900, once"', JSON.stringify(price))
  expect(project.check().diagnostics).toMatchObject([{ rule: 'price', fix }])
})
