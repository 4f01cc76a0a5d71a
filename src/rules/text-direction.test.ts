import { minimalProject } from '../../tests/support/minimal-project'

test('what turns the order of reading is refused, and other scripts and emoji are not', () => {
  const project = minimalProject()
  project.replace('content/blog/one/index.mdx', 'The first', '👩\u200d💻 می\u200cخواهم, the first')
  expect(project.check().diagnostics).toEqual([])
  project.replace('content/blog/one/index.mdx', 'paragraph', 'para\u202egraph')
  expect(project.check().diagnostics).toMatchObject([
    { severity: 'error', rule: 'direction', line: 15 },
  ])
  project.dispose()
})
