/** One thing broken in a good project, and all that an editor reads of it: mistakes.txt. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'

/** A name, what is replaced by what (as in JSON), and everything that is said of it. */
const mistakes = readFileSync(join(__dirname, 'mistakes.txt'), 'utf8')
  .trimEnd()
  .split('\n\n')
  .map(entry => {
    const [name = '', from = '', to = '', ...expected] = entry.split('\n')
    const text = (line: string) => line.slice(2).replaceAll('\\n', '\n').replaceAll('\\r', '\r')
    return { name: name.slice(2), from: text(from), to: text(to), expected }
  })

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

test.each(mistakes)('$name is told with its place and fix', ({ from, to, expected }) => {
  const [file = ''] = /^[^:]+/.exec(expected[0] ?? '') ?? []
  project.replace(file, from, to)
  const said = project.check().diagnostics.flatMap(each => {
    const { line, column, severity, message, fix } = each
    const kind = severity === 'warning' ? 'warning: ' : ''
    return [`${each.file}:${line}:${column}: ${kind}${message}`, ...(fix ? [`  ${fix}`] : [])]
  })
  expect(said).toEqual(expected)
})
