import { readFileSync } from 'node:fs'
import { checkProject } from './check'
import { editorFiles } from './editor-files'
import { knownSlugs } from './references'

const root = process.cwd()

describe('files for editor programs', () => {
  const files = editorFiles(knownSlugs(checkProject(root).documents, new Set()))

  test.each([...files.keys()])('%s is as the declarations make it (npm run schemas)', path => {
    expect(readFileSync(path, 'utf8')).toBe(files.get(path))
  })
})
