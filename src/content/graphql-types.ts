/**
 * GraphQL type definitions out of the declarations: explicit, described, non-null unless optional.
 * Built from the declarations' JSON Schema, which carries what `.meta()` said of each field.
 */
import { z } from 'zod'
import type { DocumentKind } from './documents'
import type { FieldMeta } from './fields'

/** The part of JSON Schema that zod writes, with our own meta. */
export interface JsonSchema extends Partial<FieldMeta> {
  type?: string
  format?: string
  minLength?: number
  maxLength?: number
  pattern?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  enum?: unknown[]
  const?: unknown
  enumName?: string
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const GRAPHQL_NAME = /^[A-Za-z_]\w*$/

/** The JSON Schema of a declaration as data is after checking, with every field's meta in place. */
export function outputSchema(declaration: z.ZodType): JsonSchema {
  return z.toJSONSchema(declaration, { io: 'output', unrepresentable: 'any' }) as JsonSchema
}

/**
 * The definitions of all node types and of the objects and enumerations inside them.
 *
 * @param kinds the rows of the document table
 * @returns type definitions in GraphQL's schema language, each type once
 * @throws if two different shapes carry one name, or an object has none
 */
export function graphqlTypes(kinds: readonly DocumentKind[]): string {
  const definitions = new Map<string, string>()
  for (const kind of kinds) {
    addObject(definitions, outputSchema(kind.node), kind)
  }
  return [...definitions.values()].join('\n\n')
}

function define(definitions: Map<string, string>, name: string, definition: string): void {
  const existing = definitions.get(name)
  if (existing !== undefined && existing !== definition) {
    throw new Error(
      `Two different declarations are named ${name}. Give one of them another typeName.`,
    )
  }
  definitions.set(name, definition)
}

function addObject(
  definitions: Map<string, string>,
  schema: JsonSchema,
  node?: DocumentKind,
): string {
  const name = schema.typeName
  if (!name) throw new Error(`An object has no typeName: ${JSON.stringify(schema).slice(0, 200)}`)
  const fields = Object.entries(schema.properties ?? {}).map(([field, value]) => {
    const required = schema.required?.includes(field) ?? false
    return `  ${describe(value)}\n  ${field}: ${fieldType(definitions, value, required, `${name}.${field}`)}`
  })
  if (node?.format === 'mdx') {
    fields.push(
      '  "The name of the file’s folder, and of the page."\n  slug: String!',
      '  "The page’s path."\n  path: String!',
    )
  }
  // Named, and not found: what Gatsby finds depends on which files there are, and types would with it.
  const parent = node?.format === 'mdx' ? 'Mdx' : 'File'
  const head = node
    ? `type ${name} implements Node @dontInfer @childOf(types: ["${parent}"])`
    : `type ${name}`
  define(
    definitions,
    name,
    `${describe({ description: schema.typeDescription })}\n${head} {\n${fields.join('\n')}\n}`,
  )
  return name
}

function addEnum(definitions: Map<string, string>, name: string, values: unknown[]): string {
  define(
    definitions,
    name,
    `enum ${name} {\n${values.map(value => `  ${String(value)}`).join('\n')}\n}`,
  )
  return name
}

function fieldType(
  definitions: Map<string, string>,
  schema: JsonSchema,
  required: boolean,
  place: string,
): string {
  const bang = required ? '!' : ''
  if (schema.type === 'array') {
    const items = schema.items ?? {}
    const inner = `[${namedType(definitions, items, place)}!]${bang}`
    if (items.reference) return `${inner} @link(by: "slug")`
    return items.quotes ? `${inner} @variables` : inner
  }
  if (schema.picture) return 'File @fileByRelativePath'
  const named = `${namedType(definitions, schema, place)}${bang}`
  if (schema.reference) return `${named} @link(by: "slug")`
  if (schema.format === 'date') return `${named} @dateformat`
  if (schema.quotes) return `${named} @variables`
  return named
}

function namedType(definitions: Map<string, string>, schema: JsonSchema, place: string): string {
  if (schema.reference) return schema.reference
  if (schema.typeName) return addObject(definitions, schema)
  if (schema.enumName && schema.enum) {
    const odd = schema.enum.map(String).find(value => !GRAPHQL_NAME.test(value))
    if (odd !== undefined) throw new Error(`${place}: ${odd} cannot be a GraphQL enum value.`)
    return addEnum(definitions, schema.enumName, schema.enum)
  }
  if (schema.format === 'date') return 'Date'
  switch (schema.type) {
    case 'integer':
      return 'Int'
    case 'number':
      return 'Float'
    case 'boolean':
      return 'Boolean'
    case 'string':
      return 'String'
    case 'object':
      if (schema.properties) throw new Error(`${place}: an object has no typeName.`)
      return 'JSON'
    default:
      throw new Error(`${place}: no GraphQL type for ${JSON.stringify(schema)}`)
  }
}

function describe(schema: JsonSchema): string {
  const text = (schema.description ?? '').replaceAll('"""', "'''")
  // A quotation mark at the end would run into those that close the description.
  return `"""${text}${text.endsWith('"') ? '\n' : ''}"""`
}
