/** /admin has a form for every kind of file, with every field of its declaration; and writes what it is told to. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CmsConfig, Field } from '@sveltia/cms'
import { fileFormat, type FormField } from '../browser/admin/formats'
import { documentKindOf, documentKinds } from '../schema/documents'
import { outputSchema, type JsonSchema } from '../schema/graphql-types'
import { adminConfig } from './admin-config'
import { ENTRIES, ORIGINAL } from './admin-fields'

const place = { name: 'Agency', url: 'https://www.agency.example', prefix: '' }
const config = adminConfig(place)

interface Form {
  files: string
  format: string
  fields: Field[]
}

/** Each form with the files that it is for. */
function formsOf({ collections = [] }: CmsConfig): Form[] {
  return collections.flatMap((collection): Form[] => {
    if ('files' in collection)
      return collection.files.map(({ file, format = '', fields }) => ({
        files: file,
        format,
        fields,
      }))
    if (!('folder' in collection)) return []
    const { folder, path = '*', extension = '', format = '', fields } = collection
    const files = `${folder}/${path.replace('{{slug}}', '*')}.${extension}`
    return [{ files, format, fields }]
  })
}

const forms = formsOf(config)
const formOf = (path: string) => forms.find(({ files }) => fits(files, path))
const fits = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '[^/]+')}$`).test(path)

const kindOf = (form: Form | undefined) => form?.format.replace('-frontmatter', '')

/** Every file of data/ and content/ that a person edits. */
const files = ['data', 'content'].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .filter(path => documentKindOf(path)),
)

/** The names of all fields, with the objects around them. */
const declared = (schema: JsonSchema, around = ''): string[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, field]) => [
    around + name,
    ...declared(field.items ?? field, `${around}${name}.`),
  ])
const shown = (fields: readonly FormField[], around = ''): string[] =>
  fields.flatMap(({ name, fields: inner = [] }) => [
    around + name,
    ...shown(inner, `${around}${name}.`),
  ])

test.each(documentKinds.map(kind => [kind.typeName, kind] as const))(
  'every field of %s is in its form',
  (typeName, { declaration, format }) => {
    const form = forms.find(each => kindOf(each) === typeName)
    const schema = outputSchema(declaration)
    const names =
      schema.type === 'array'
        ? [ENTRIES, ...declared(schema.items ?? {}, `${ENTRIES}.`)]
        : declared(schema)
    expect(shown((form?.fields ?? []) as FormField[])).toEqual([
      ...names,
      ...(format === 'mdx' ? ['body'] : []),
      ORIGINAL,
    ])
  },
)

test('every file that a person edits has the form of its kind', () => {
  expect(files.length).toBeGreaterThan(50)
  const wrong = files.filter(path => {
    const typeName = documentKindOf(path)?.kind.typeName
    return kindOf(formOf(path)) !== typeName
  })
  expect(wrong).toEqual([])
})

const everyField = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap(field => [
    field,
    ...everyField(field.fields ?? []),
    ...(field.field ? everyField([field.field]) : []),
  ])

test('labels and hints are there for all, and every relation leads to a collection', () => {
  const names = new Set(forms.map(kindOf))
  const all = forms.flatMap(({ fields }) => everyField(fields as FormField[])) as unknown as Record<
    string,
    unknown
  >[]
  // An entry of a list without fields is explained by its list.
  const silent = [ORIGINAL, ENTRIES, 'item']
  const visible = all.filter(({ name }) => !silent.includes(String(name)))
  expect(visible.filter(({ label, hint }) => !label || !hint).map(({ name }) => name)).toEqual([])
  const targets = all.filter(({ widget }) => widget === 'relation')
  expect(targets.length).toBeGreaterThan(10)
  expect(targets.filter(({ collection, file }) => !names.has(String(file ?? collection)))).toEqual(
    [],
  )
})

test('a pattern takes what stands in the files', () => {
  const wrong = files.flatMap(path => {
    const form = formOf(path)
    if (!form) throw new Error(path)
    const fields = form.fields as (FormField & { pattern?: [string, string] })[]
    const values = formatOf(form).fromFile(readFileSync(path, 'utf8'))
    return fields.flatMap(({ name, pattern }) => {
      const value = values[name]
      if (!pattern || typeof value !== 'string') return []
      return new RegExp(pattern[0]).test(value) ? [] : [`${path}: ${name}`]
    })
  })
  expect(wrong).toEqual([])
})

test('a working copy has no workflow, a repository on GitHub has drafts as pull requests', () => {
  expect(config.publish_mode).toBeUndefined()
  const online = adminConfig({ ...place, repository: 'https://github.com/agency/site/' })
  expect(online.backend).toMatchObject({ name: 'github', repo: 'agency/site' })
  expect(online.publish_mode).toBe('editorial_workflow')
})

const formatOf = ({ files: name, fields }: Form) =>
  fileFormat(name.endsWith('.mdx') ? 'mdx' : 'json', fields as FormField[])

test.each(files)('%s is written as it was read', async path => {
  const form = formOf(path)
  if (!form) throw new Error(path)
  const text = readFileSync(path, 'utf8')
  const format = formatOf(form)
  expect(await format.toFile(format.fromFile(text))).toBe(text)
})
