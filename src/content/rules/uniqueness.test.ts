import { minimalProject, type TestProject } from '../../../tests/support/minimal-project'
import { readingDiagnostics, readProject } from './check-project'

const ORIGINAL = 'content/case-studies/first/index.mdx'
let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** Copies the folder of a study, and says which file is blamed. */
function blamed(copy: string, existed?: readonly string[]): string[] {
  project.write(copy, project.read(ORIGINAL))
  const history = existed && { commit: 'HEAD', files: new Set(existed), read: () => '' }
  const diagnostics = readingDiagnostics(readProject(project.root), { history })
  return diagnostics.filter(({ rule }) => rule === 'unique').map(({ file }) => file)
}

test.each(['first-copy', 'copy-of-first', 'first-2'])(
  'of a folder and %s, the copy is blamed',
  slug => {
    const copy = `content/case-studies/${slug}/index.mdx`
    expect(blamed(copy)).toEqual([copy, copy])
  },
)

test('whatever its name, the file that was not there before is the copy', () => {
  const copy = 'content/case-studies/a/index.mdx'
  expect(blamed(copy, [ORIGINAL])).toEqual([copy, copy])
})
