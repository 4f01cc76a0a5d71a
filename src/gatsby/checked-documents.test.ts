import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { minimalProject, type TestProject } from '../../tests/support/minimal-project'
import { keepDocuments, takeDocument } from './checked-documents'

const POST = 'content/blog/one/index.mdx'

let project: TestProject
beforeEach(() => {
  project = minimalProject()
  utimesSync(join(project.root, POST), 0, 0)
  keepDocuments(project.check().documents, Date.now())
})
afterEach(() => project.dispose())

test('what the check has read is given once, and read again then', () => {
  const first = takeDocument(project.root, POST)
  expect(first?.file.path).toBe(POST)
  expect(takeDocument(project.root, POST)).not.toBe(first)
})

test('a file that has changed since the check is read again', () => {
  const written = project.replace(POST, 'The first paragraph', 'A later paragraph')
  expect(takeDocument(project.root, POST)?.file.text).toBe(written)
})

test('a file that has changed since, and has faults, gives nothing', () => {
  project.replace(POST, 'date: 2025-06-01', 'date: tomorrow')
  expect(takeDocument(project.root, POST)).toBeUndefined()
})
