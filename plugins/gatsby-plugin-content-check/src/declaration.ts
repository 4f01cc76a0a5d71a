/** Reads field metadata from a zod schema, using its JSON Schema. */
import { z } from 'zod'
import { isRecord, type Path } from './located-value'

/** The metadata a schema can give a field with `.meta()`. */
export interface FieldMeta {
  /** A sentence that explains the field to editors. */
  description?: string
  /** The GraphQL type's name. Required on objects. */
  typeName?: string
  /** The GraphQL type's own description, if `description` is about the field that uses it. */
  typeDescription?: string
  /** The GraphQL enum's name. Only for enums whose values are valid GraphQL names. */
  enumName?: string
  /** The type of node that the field refers to by slug. */
  reference?: string
  /** The field is the relative path of an image in the file's folder. */
  picture?: true
  /** The field is a URL of this kind. */
  link?: string
  /** A GraphQL directive for the field, like `@proxy(from: "x")`. */
  directive?: string
  /** Length limits in characters, if the schema checks them with a custom rule. */
  minLength?: number
  maxLength?: number
}

/** The parts of zod's JSON Schema used here, plus metadata. */
export interface JsonSchema extends FieldMeta {
  type?: string
  format?: string
  minItems?: number
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  additionalProperties?: JsonSchema | false
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/** Converts zod schemas to JSON Schema, with every field's metadata. Memoized, since that takes longer than reading a file. */
function converter(io: 'input' | 'output') {
  const schemas = new WeakMap<z.ZodType, JsonSchema>()
  return (declaration: z.ZodType) => {
    const schema =
      schemas.get(declaration) ??
      (z.toJSONSchema(declaration, {
        io,
        unrepresentable: 'any',
        override({ zodSchema, jsonSchema }) {
          // JSON Schema has no date type.
          if (zodSchema._zod.def.type === 'date')
            Object.assign(jsonSchema, { type: 'string', format: 'date' })
        },
      }) as JsonSchema)
    schemas.set(declaration, schema)
    return schema
  }
}

/** The JSON Schema of a zod schema, with every field's metadata. */
export const outputSchema = converter('output')

/** The JSON Schema of a file as written, before zod transforms values and fills in defaults. */
export const inputSchema = converter('input')

/** The alternatives in a schema, which zod writes as schemas or as a list of types. */
export const alternativesOf = (schema: JsonSchema) =>
  schema.anyOf ?? schema.oneOf ?? [schema.type].flat().map(type => ({ ...schema, type }))

/** Merges a schema with the metadata and fields of all its alternatives. */
function merged(schema: JsonSchema): JsonSchema {
  const { anyOf = [], oneOf = [], allOf = [] } = schema
  const parts = [...[...anyOf, ...oneOf, ...allOf].map(merged), schema]
  const properties = Object.assign({}, ...parts.map(part => part.properties)) as object
  return Object.assign({}, ...parts, { properties }) as JsonSchema
}

/** The schema of a field or list entry; `undefined` if there isn't one. */
export function partOf(
  { prefixItems, properties, items, additionalProperties }: JsonSchema,
  key: string | number,
): JsonSchema | undefined {
  const part = prefixItems?.[Number(key)] ?? properties?.[key] ?? (items || additionalProperties)
  return part ? merged(part) : undefined
}

/** The schema of the value at a path; empty if there's no such field. */
export const schemaAt = (declaration: z.ZodType, path: Path) =>
  path.reduce<JsonSchema | undefined>(
    (schema, key) => schema && partOf(schema, key),
    merged(outputSchema(declaration)),
  ) ?? {}

/**
 * The JSON Schema for a content type, for use in text editors.
 *
 * @param known existing slugs by type, offered as completions
 */
export function editorSchema(
  { declaration }: { declaration: z.ZodType },
  known: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const withSlugs = (_: string, part: unknown) => {
    const slugs = isRecord(part) && known.get(String(part.reference))
    return slugs ? { ...part, enum: [...slugs].sort() } : part
  }
  return JSON.parse(JSON.stringify(inputSchema(declaration), withSlugs)) as object
}

/** A string in a field. */
export interface TextField {
  value: string
  /** The field's schema. */
  schema: JsonSchema
  path: Path
  /** Whether the string is a list entry, and the list would be long enough without it. */
  isSpare: boolean
}

/** Yields the strings in a value, in order. */
export function* textsIn(
  value: unknown,
  schema: JsonSchema | undefined,
  path: Path = [],
  isSpare = false,
): Iterable<TextField> {
  if (!schema) return
  if (typeof value === 'string') yield { value, schema, path, isSpare }
  else if (Array.isArray(value)) {
    const canShrink = value.length > (schema.minItems ?? 0)
    for (const [index, entry] of value.entries())
      yield* textsIn(entry, partOf(schema, index), [...path, index], canShrink)
  } else if (isRecord(value))
    for (const [key, entry] of Object.entries(value))
      yield* textsIn(entry, partOf(schema, key), [...path, key])
}

/** A string that refers to a node, an image, or a page. */
export interface Reference {
  value: string
  schema: JsonSchema
  offset: number
  /** Whether the image belongs in static/, which Gatsby copies, instead of the file's folder. */
  isStatic?: boolean
}
