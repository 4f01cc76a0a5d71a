import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minimalProject } from '../../tests/support/minimal-project'
import { schemaFiles, writeEditorSchemas } from './editor-schemas'

test('VS Code’s settings list the schema of every JSON type', () => {
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as object
  expect(settings).toMatchObject({
    'json.schemas': schemaFiles.map(({ kind, file }) => ({
      fileMatch: [`/${kind.glob}`],
      url: `./${file}`,
    })),
  })
})

test('suggests existing slugs for reference fields', () => {
  const project = minimalProject()
  writeEditorSchemas(project.root, project.check().documents)
  const schema = readFileSync(join(project.root, '.vscode/schemas/service-pages.json'), 'utf8')
  expect(schema).toContain('"first"')
  project.dispose()
})
