import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

const WORDS = 'data/provenance.json'

test.each(['Example', '(Sample', 'Any [thing*'])('accepts “%s” as the provenance label', mark => {
  const words = JSON.parse(project.read(WORDS)) as object
  project.write(WORDS, JSON.stringify({ ...words, mark }))
  project.replace('content/blog/one/index.mdx', 'The first', 'Example: (Sample, the first')
  expect(project.check().diagnostics).toEqual([])
})

test('reports a description that has no room for the label in front of it', () => {
  const study = 'content/case-studies/first/index.mdx'
  const description = /description: "(.*)"/.exec(project.read(study))?.[1] ?? ''
  project.replace(study, description, description.padEnd(158, ' and so on'))
  expect(project.check().diagnostics).toMatchObject([
    { file: study, rule: 'length', message: expect.stringContaining('goes in front of it') },
  ])
})
