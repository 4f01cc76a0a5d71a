/**
 * How /admin reads and writes the files of data/ and content/. The CMS's own formats write a file anew from
 * its fields: comments, the order of fields and the layout would go. Here a form carries its file along, in
 * a field that is not shown, and what is written is that file with the edit in it.
 */
import { isObject, same, type Path } from './changes'
import { editedJson, type FieldOrder } from './json-file'
import { editedText, readText } from './text-file'

/** What src/authoring/admin-fields.ts calls the fields that are none of the file's. */
const ENTRIES = 'entries'
const ORIGINAL = '__original'
const FREE = 'json'
const BODY = 'body'

/** A way to read and to write a kind of file. */
export interface FileFormat {
  fromFile(text: string): Record<string, unknown>
  toFile(value: unknown): Promise<string>
}

/** The parts of a field's configuration that are looked at. */
export interface FormField {
  name: string
  widget?: string
  required?: boolean | string[]
  fields?: readonly FormField[]
  field?: FormField
}

const named = (fields: readonly FormField[], name: unknown) =>
  fields.find(field => field.name === name)

/** The fields at a place of a form. */
function fieldsAt(fields: readonly FormField[], path: Path): readonly FormField[] {
  const [first, ...rest] = path
  if (first === undefined) return fields
  if (typeof first === 'number') return fieldsAt(fields, rest)
  return fieldsAt(named(fields, first)?.fields ?? [], rest)
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty))

/**
 * The value of a form as its file is to hold it: what may be left out and is empty, is left out, unless it
 * stood there before; what no form shows, stays.
 */
function cleaned(
  value: Record<string, unknown>,
  before: unknown,
  fields: readonly FormField[],
): Record<string, unknown> {
  const old = isObject(before) ? before : {}
  const unknown = Object.entries(old).filter(([name]) => !named(fields, name))
  const known = fields.flatMap(field => {
    const { name } = field
    const now = cleanedField(value[name], old[name], field)
    const isLeftOut = isEmpty(now) || (field.widget === 'boolean' && now === false)
    if (isLeftOut && field.required === false && !(name in old && same(now, old[name]))) return []
    return now === undefined ? [] : [[name, now] as const]
  })
  return Object.fromEntries([...known, ...unknown])
}

function cleanedField(value: unknown, before: unknown, field: FormField): unknown {
  const { fields, field: single } = field
  if (Array.isArray(value)) {
    const old: unknown[] = Array.isArray(before) ? before : []
    if (single?.name === FREE) return value.map((item): unknown => JSON.parse(String(item)))
    return fields ? value.map((item, index) => cleanedPart(item, old[index], fields)) : value
  }
  if (fields) return cleanedPart(value, before, fields)
  return typeof value === 'string' ? value.trim() : value
}

const cleanedPart = (value: unknown, before: unknown, fields: readonly FormField[]): unknown =>
  isObject(value) ? cleaned(value, before, fields) : value

/** The fields of a file as its form takes them. */
function shown(
  value: Record<string, unknown>,
  fields: readonly FormField[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      const field = named(fields, name)
      if (Array.isArray(item) && field?.field?.name === FREE)
        return [name, item.map(each => JSON.stringify(each, null, 2))]
      if (Array.isArray(item)) return [name, item.map(each => shownPart(each, field?.fields ?? []))]
      return [name, shownPart(item, field?.fields ?? [])]
    }),
  )
}

const shownPart = (value: unknown, fields: readonly FormField[]): unknown =>
  isObject(value) ? shown(value, fields) : value

/** The format of a kind of file, out of its form. */
export function fileFormat(kind: 'json' | 'mdx', form: readonly FormField[]): FileFormat {
  const fields = form.filter(({ name }) => name !== ORIGINAL)
  const isList = named(fields, ENTRIES) !== undefined
  const read = (text: string): Record<string, unknown> => {
    if (kind === 'mdx') return readText(text)
    const data: unknown = JSON.parse(text)
    if (isList) return { [ENTRIES]: data }
    if (!isObject(data)) throw new Error('The file holds no fields.')
    return data
  }
  const order: FieldOrder = path =>
    fieldsAt(fields, isList ? [ENTRIES, ...path] : path).map(({ name }) => name)
  return {
    fromFile: text => ({ ...shown(read(text), fields), [ORIGINAL]: text }),
    async toFile(value) {
      if (!isObject(value)) throw new Error('The form holds no fields.')
      const original = typeof value[ORIGINAL] === 'string' ? value[ORIGINAL] : ''
      const before = original === '' ? {} : read(original)
      const after = cleaned(value, before, fields)
      if (kind === 'json') return editedJson(original, isList ? after[ENTRIES] : after, order)
      const { [BODY]: body = '', ...front } = after
      return editedText(original, front, String(body), order)
    },
  }
}
