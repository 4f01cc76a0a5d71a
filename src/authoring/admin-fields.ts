/** The fields of the forms of /admin, out of the declarations: nothing of a form is written by hand. */
import type {
  Field,
  ListFieldWithSubField,
  ListFieldWithSubFields,
  NumberField,
  RelationField,
  SelectField,
} from '@sveltia/cms'
import { capital, spoken } from '../documents/spoken'
import type { ReferenceTarget } from '../schema/fields'
import type { JsonSchema } from '../schema/graphql-types'
import { QUOTATION } from '../schema/quotation'

/** Where a form finds what a field may refer to. */
export type Relations = Readonly<
  Partial<Record<ReferenceTarget, { collection: string; file?: string; shown: string }>>
>

/** The field in which a list stands that is a whole file; see src/browser/admin/formats.ts. */
export const ENTRIES = 'entries'

/** The field that carries a file as it was read, so that what was not edited stays as it is. */
export const ORIGINAL = '__original'

/** The field of a list whose entries are objects of any fields, written as JSON. */
export const FREE = 'json'

/** Longer texts have a field of several lines. */
const ONE_LINE = 120

/** `didNotWork` as “Did not work”, `ListPage` as “List page”. */
export const labelOf = (name: string): string => capital(spoken(name).replaceAll('-', ' '))

/**
 * The fields of an object of the declarations, in the order in which they are declared.
 *
 * @param schema the object's JSON Schema, with every field's meta
 * @param relations the collections by what they hold
 * @throws where a declaration has a kind of field that no form is known for
 */
export function formFields(schema: JsonSchema, relations: Relations): Field[] {
  return Object.entries(schema.properties ?? {}).map(([name, field]) =>
    formField(name, field, schema.required?.includes(name) ?? false, relations),
  )
}

/** A list that is a whole file, as the one field of its form. */
export function listFile(schema: JsonSchema, relations: Relations): Field[] {
  return [formField(ENTRIES, schema, true, relations)]
}

function formField(
  name: string,
  schema: JsonSchema,
  required: boolean,
  relations: Relations,
): Field {
  const common = {
    name,
    label: labelOf(name),
    required,
    ...(schema.description && { hint: schema.description }),
  }
  const relation = relationOf(schema, relations)
  if (relation) return { ...common, ...relation }
  if (schema.picture) {
    // It lies beside its text, and is named from there.
    return { ...common, widget: 'image', choose_url: false, media_folder: '', public_folder: '.' }
  }
  if (schema.const !== undefined) return { ...common, ...fixedValue(schema.const, required) }
  if (schema.enum) return { ...common, widget: 'select', options: schema.enum.map(String) }
  if (schema.format === 'date') {
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  }
  switch (schema.type) {
    case 'string':
      return {
        ...common,
        widget: (schema.maxLength ?? 0) > ONE_LINE ? 'text' : 'string',
        ...patternOf(schema),
      }
    case 'integer':
    case 'number':
      return { ...common, ...numbers(schema) }
    case 'boolean':
      return { ...common, widget: 'boolean' }
    case 'array':
      return { ...common, ...list(schema, relations) }
    case 'object':
      if (!schema.properties) break
      return {
        ...common,
        widget: 'object',
        fields: formFields(schema, relations),
      }
  }
  throw new Error(`No form is known for ${name}: ${JSON.stringify(schema).slice(0, 200)}`)
}

/** A choice among what another file names. */
function relationOf({ reference }: JsonSchema, relations: Relations) {
  if (!reference) return undefined
  const relation = relations[reference]
  if (!relation) throw new Error(`No form is known for a reference to ${reference}.`)
  const { collection, file, shown } = relation
  const at = (field: string) => (file ? `${ENTRIES}.*.${field}` : field)
  return {
    widget: 'relation' as const,
    collection,
    ...(file && { file }),
    value_field: file ? at('slug') : '{{slug}}',
    display_fields: [at(shown)],
    search_fields: [at(shown)],
  }
}

/** What can have one value only: to be ticked or left out, or chosen from one. */
function fixedValue(value: unknown, required: boolean) {
  if (typeof value === 'boolean' && !required) return { widget: 'boolean' as const }
  if (typeof value !== 'boolean' && typeof value !== 'number' && typeof value !== 'string')
    throw new Error(`No form is known for a field that is always ${JSON.stringify(value)}.`)
  return { widget: 'select' as const, options: [value] }
}

function numbers(schema: JsonSchema): Omit<NumberField, 'name'> {
  const { minimum, exclusiveMinimum, maximum } = schema
  const whole = schema.type === 'integer'
  const least = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1)
  return {
    widget: 'number',
    value_type: whole ? 'int' : 'float',
    ...(least !== undefined && least > Number.MIN_SAFE_INTEGER && { min: least }),
    ...(maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && { max: maximum }),
  }
}

/** What can hold several values. */
type ListControl =
  | Omit<RelationField, 'name' | 'label'>
  | Omit<SelectField, 'name' | 'label'>
  | Omit<ListFieldWithSubField, 'name' | 'label'>
  | Omit<ListFieldWithSubFields, 'name' | 'label'>

function list(schema: JsonSchema, relations: Relations): ListControl {
  const items = schema.items ?? {}
  const size = {
    ...(schema.minItems !== undefined && { min: schema.minItems }),
    ...(schema.maxItems !== undefined && { max: schema.maxItems }),
  }
  const relation = relationOf(items, relations)
  // The order matters, as in “the main one first”: a choice of several keeps it.
  if (relation) return { ...relation, multiple: true, ...size }
  if (items.enum) {
    const options = items.enum.map(String)
    return { widget: 'select', multiple: true, options, ...size }
  }
  if (items.properties) {
    const [first = ''] = Object.keys(items.properties)
    const shown = ['name', 'title', 'label', 'question', 'heading'].find(
      name => items.properties?.[name],
    )
    return {
      widget: 'list',
      ...size,
      collapsed: true,
      summary: `{{${shown ?? first}}}`,
      fields: formFields(items, relations),
    }
  }
  if (items.type === 'object') return { widget: 'list', ...size, field: freeObject(items) }
  return { widget: 'list', ...size, field: formField('item', items, true, relations) }
}

/** An object of any fields, as the text that it is in the file. */
function freeObject({ description }: JsonSchema) {
  return {
    name: FREE,
    label: 'Object',
    widget: 'text' as const,
    hint: description ?? 'As JSON: what stands in the file.',
  }
}

/** Lengths and patterns. A text that quotes a fact has the length of what is quoted: the check measures it. */
function patternOf({ pattern, minLength, maxLength, quotes, description = '' }: JsonSchema): {
  pattern?: [pattern: string, message: string]
} {
  if (pattern !== undefined) return { pattern: [pattern, description] }
  if (minLength === undefined || maxLength === undefined) return {}
  const rest = `(?:[\\s\\S]{${Math.max(minLength - 2, 0)},${maxLength - 2}}\\S)${minLength > 1 ? '' : '?'}`
  const length = `^\\s*\\S${rest}\\s*$`
  const lengths = `${minLength} to ${maxLength} characters`
  return { pattern: [quotes ? `${QUOTATION.source}|${length}` : length, lengths] }
}
