/**
 * Makes GraphQL type definitions from the declarations: explicit, described, and non-null unless optional. They're built
 * from the declarations' JSON Schema, which includes the metadata of each field.
 */
import type { ContentType } from './content'
import { outputSchema, type JsonSchema } from './declaration'

/**
 * Defines all node types, and the objects and enumerations in them, in GraphQL's schema language.
 *
 * @throws if two different shapes have the same name, or an object doesn't have one
 */
export function graphqlTypes(types: readonly ContentType[]): string {
  const definitions = new Map<string, string>()
  for (const kind of types) {
    const schema = outputSchema(kind.declaration)
    addObject(definitions, (kind.format === 'list' ? schema.items : schema) ?? {}, kind)
  }
  return [...definitions.values()].join('\n\n')
}

type Definitions = Map<string, string>

function define(definitions: Definitions, name: string, definition: string): string {
  if ((definitions.get(name) ?? definition) !== definition)
    throw new Error(
      `Two different declarations are named ${name}. Give one of them another typeName.`,
    )
  definitions.set(name, definition)
  return name
}

function addObject(definitions: Definitions, schema: JsonSchema, node?: ContentType): string {
  const name = schema.typeName
  if (!name)
    throw new Error(
      `An object has no typeName. Add one with .meta(): ${JSON.stringify(schema).slice(0, 200)}`,
    )
  const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const required = schema.required?.includes(field) ?? false
    const type = fieldType(definitions, value, required)
    return `  ${describe(value.description)}\n  ${field}: ${type}`
  })
  if (node?.format === 'mdx')
    fields.push('  "The name of the file’s folder, and of the page."\n  slug: String!')
  // Explicit: what Gatsby infers depends on which files exist.
  const parent = node?.format === 'mdx' ? 'Mdx' : 'File'
  const head = node
    ? `type ${name} implements Node @dontInfer @childOf(types: ["${parent}"])`
    : `type ${name}`
  const description = describe(schema.typeDescription ?? schema.description)
  return define(definitions, name, `${description}\n${head} {\n${fields.join('\n')}\n}`)
}

function fieldType(definitions: Definitions, schema: JsonSchema, required: boolean): string {
  const bang = required ? '!' : ''
  const isList = schema.type === 'array'
  const inner = isList ? (schema.items ?? {}) : schema
  if (!isList && inner.picture) return 'File @fileByRelativePath'
  const name = namedType(definitions, inner)
  const directive = inner.reference
    ? '@link(by: "slug")'
    : !isList && inner.format === 'date'
      ? '@dateformat'
      : inner.directive
  return [isList ? `[${name}!]${bang}` : `${name}${bang}`, directive].filter(Boolean).join(' ')
}

const SCALARS: Readonly<Record<string, string>> = {
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
  string: 'String',
}

function namedType(definitions: Definitions, schema: JsonSchema): string {
  if (schema.reference) return schema.reference
  if (schema.typeName) return addObject(definitions, schema)
  if (schema.enumName && schema.enum) {
    const body = schema.enum.map(value => `  ${String(value)}`).join('\n')
    return define(definitions, schema.enumName, `enum ${schema.enumName} {\n${body}\n}`)
  }
  if (schema.format === 'date') return 'Date'
  if (schema.type === 'object') return schema.properties ? addObject(definitions, schema) : 'JSON'
  const scalar = SCALARS[schema.type ?? '']
  if (!scalar) throw new Error(`No GraphQL type for ${JSON.stringify(schema)}`)
  return scalar
}

function describe(description = ''): string {
  const text = description.replaceAll('"""', "'''")
  // A quotation mark at the end would run into the closing ones.
  return `"""${text}${text.endsWith('"') ? '\n' : ''}"""`
}
