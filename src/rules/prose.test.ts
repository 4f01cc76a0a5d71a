import { minimalProject } from '../../tests/support/minimal-project'

test('warns about a cliché, and says what to write instead', () => {
  const project = minimalProject()
  project.replace('content/blog/one/index.mdx', 'The first', 'We leverage our data. The first')
  expect(project.check().diagnostics).toMatchObject([
    {
      severity: 'warning',
      line: 15,
      column: 4,
      message: '“leverage our” is a cliché.',
      fix: 'Write “use.”',
    },
  ])
  project.dispose()
})
