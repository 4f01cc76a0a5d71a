import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'
import { checkProject } from '../../src/content/rules/check-project'
import { SCHEMAS } from './editor-schemas'
import { writeEditorFiles } from './write-editor-files'

let project: TestProject
beforeAll(() => {
  project = minimalProject()
})
afterAll(() => project.dispose())

const write = () => writeEditorFiles(project.root, checkProject(project.root))
const read = (file: string) => readFileSync(join(project.root, file), 'utf8')

test('every file is written where there is none, and left alone where it is as it should be', () => {
  expect(write().length).toBeGreaterThan(10)
  expect(write()).toEqual([])
})

test('a slug that is new is offered, and one that is gone is not', () => {
  const schema = `${SCHEMAS}/service-pages.json`
  const study = project.read('content/case-studies/first/index.mdx').replaceAll('first', 'fifth')
  project.write('content/case-studies/fifth/index.mdx', study)
  expect(write()).toContain(schema)
  expect(read(schema)).toContain('"fifth"')
  project.remove('content/case-studies/fifth')
  expect(write()).toContain(schema)
  expect(read(schema)).not.toContain('"fifth"')
})

test('the schema of a kind that is no more goes', () => {
  const old = join(project.root, SCHEMAS, 'of-nothing.json')
  writeFileSync(old, '{}')
  expect(write()).toEqual([`${SCHEMAS}/of-nothing.json`])
  expect(existsSync(old)).toBe(false)
})

test('while a file is broken, what was offered stays', () => {
  const tags = project.read('data/tags.json')
  project.write('data/tags.json', tags.replace('[', ''))
  expect(write()).toEqual([])
  project.write('data/tags.json', tags)
})
