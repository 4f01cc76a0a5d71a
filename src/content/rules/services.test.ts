import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test('a page that shows no work of its service is a warning', () => {
  for (const name of ['first', 'second', 'third', 'fourth'])
    project.replace(
      `content/case-studies/${name}/index.mdx`,
      'services: [seo, ppc]',
      'services: [ppc]',
    )
  expect(project.check().diagnostics.filter(({ rule }) => rule === 'shown-work')).toMatchObject([
    {
      file: 'data/service-pages/seo.json',
      severity: 'warning',
      message: 'None of the case studies shown here is about seo.',
    },
  ])
})
