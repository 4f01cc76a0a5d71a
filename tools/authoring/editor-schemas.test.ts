import { readFileSync } from 'node:fs'
import { documentKinds } from '../../src/content/documents'
import { editorFiles, SCHEMAS } from './editor-schemas'

/** Files that are the same whatever the content holds: they are kept in git, the others are made anew. */
const LASTING = ['.vscode/settings.json', '.vscode/extensions.json']

describe('files for editor programs', () => {
  const files = editorFiles(new Map([['Service', new Set(['a-service'])]]))

  test.each(LASTING)('%s is as the declarations make it (npm run schemas)', path => {
    expect(readFileSync(path, 'utf8')).toBe(files.get(path))
  })

  test('all others are left out of git, which would have them behind after the next edit', () => {
    const ignored = readFileSync('.gitignore', 'utf8').split('\n')
    const others = [...files.keys()].filter(path => !LASTING.includes(path))
    expect(others).not.toEqual([])
    const kept = others.filter(
      path =>
        !ignored.includes(path) && !(path.startsWith(SCHEMAS) && ignored.includes(`${SCHEMAS}/`)),
    )
    expect(kept).toEqual([])
  })

  test('every kind of JSON has a schema, which the settings name', () => {
    const settings = files.get('.vscode/settings.json') ?? ''
    const schemas = [...files.keys()].filter(path => path.startsWith(SCHEMAS))
    expect(schemas).toHaveLength(documentKinds.filter(({ format }) => format !== 'mdx').length)
    for (const path of schemas) expect(settings).toContain(`./${path}`)
  })

  test('slugs that exist are offered where a field refers to one', () => {
    const schema = files.get(`${SCHEMAS}/service-pages.json`) ?? ''
    expect(schema).toContain('"a-service"')
  })
})
