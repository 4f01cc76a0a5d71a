/** One thing broken in a good project, and the one fault that an editor reads. */
import { minimalProject, placeOf, type TestProject } from '../../../tests/support/minimal-project'
import { fields } from '../../../tests/support/mistakes/fields'
import { links } from '../../../tests/support/mistakes/links'
import { syntax } from '../../../tests/support/mistakes/syntax'
import { texts } from '../../../tests/support/mistakes/texts'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test.each(Object.entries({ ...syntax, ...fields, ...texts, ...links }))(
  '%s is told with its place and fix',
  (_, broken) => {
    const { file, from, to, at, rule, severity = 'error', message, fix } = broken
    const text = project.replace(file, from, to)
    expect(project.check().diagnostics).toEqual([
      { file, ...placeOf(text, at), severity, rule, message, fix },
    ])
  },
)
