import { minimalProject } from '../../tests/support/minimal-project'

test('rejects characters that reverse the reading order, and accepts other scripts and emoji', () => {
  const project = minimalProject()
  project.replace('content/blog/one/index.mdx', 'The first', '👩\u200d💻 می\u200cخواهم, the first')
  expect(project.check().diagnostics).toEqual([])
  project.replace('content/blog/one/index.mdx', 'paragraph', 'para\u202egraph')
  expect(project.check().diagnostics).toMatchObject([
    { severity: 'error', rule: 'direction', line: 15 },
  ])
  project.dispose()
})
