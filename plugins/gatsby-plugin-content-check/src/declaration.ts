/** Reads the fields' metadata from a zod schema, by way of its JSON Schema. */
import { z } from 'zod'
import { isRecord, type Path } from './located-value'

/** The metadata a schema can give a field with `.meta()`. */
export interface FieldMeta {
  /** Explains the field to an editor, in a sentence. */
  description?: string
  /** The GraphQL type's name. Required on objects. */
  typeName?: string
  /** The GraphQL type's own description, if `description` is about the field that uses it. */
  typeDescription?: string
  /** The GraphQL enumeration's name. Only on enumerations whose values are names. */
  enumName?: string
  /** The field holds the slug of a node of this type. */
  reference?: string
  /** The field holds the relative path of an image in the file's folder. */
  picture?: true
  /** The field holds a URL of this kind. */
  link?: string
  /** A GraphQL directive for the field, like `@proxy(from: "x")`. */
  directive?: string
  /** A text's length in characters, if the schema checks it with a custom rule. */
  minLength?: number
  maxLength?: number
}

/** The parts of zod's JSON Schema used here, with metadata. */
export interface JsonSchema extends FieldMeta {
  type?: string
  format?: string
  minItems?: number
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  additionalProperties?: JsonSchema | false
  properties?: Record<string, JsonSchema>
  required?: string[]
}

type Side = 'input' | 'output'

const schemas: Record<Side, WeakMap<z.ZodType, JsonSchema>> = {
  input: new WeakMap(),
  output: new WeakMap(),
}

/** Memoized, since converting a schema takes longer than reading a file. */
function schemaOf(declaration: z.ZodType, io: Side): JsonSchema {
  const known = schemas[io]
  const schema =
    known.get(declaration) ??
    (z.toJSONSchema(declaration, { io, unrepresentable: 'any', override: withDate }) as JsonSchema)
  known.set(declaration, schema)
  return schema
}

/** JSON Schema has no type for dates: they're text. */
const withDate: NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override'] = ({
  zodSchema,
  jsonSchema,
}) => {
  if (zodSchema._zod.def.type === 'date')
    Object.assign(jsonSchema, { type: 'string', format: 'date' })
}

/** The JSON Schema of a zod schema, with every field's metadata. */
export const outputSchema = (declaration: z.ZodType): JsonSchema => schemaOf(declaration, 'output')

/** The JSON Schema of a file as written, before zod transforms values and fills in defaults. */
export const inputSchema = (declaration: z.ZodType): JsonSchema => schemaOf(declaration, 'input')

/** A schema with the metadata and the fields of all its alternatives. */
function merged(schema: JsonSchema): JsonSchema {
  const { anyOf = [], oneOf = [], allOf = [] } = schema
  const parts = [...[...anyOf, ...oneOf, ...allOf].map(merged), schema]
  const properties = Object.assign({}, ...parts.map(part => part.properties)) as object
  return Object.assign({}, ...parts, { properties }) as JsonSchema
}

/** The schema of a field or an entry; `undefined` if there's none. */
export function partOf(
  { prefixItems, properties, items, additionalProperties }: JsonSchema,
  key: string | number,
): JsonSchema | undefined {
  const part = prefixItems?.[Number(key)] ?? properties?.[key] ?? (items || additionalProperties)
  return part ? merged(part) : undefined
}

/** The schema of the value at a path; empty if there's no such field. */
export const schemaAt = (declaration: z.ZodType, path: Path): JsonSchema =>
  path.reduce<JsonSchema | undefined>(
    (schema, key) => schema && partOf(schema, key),
    merged(outputSchema(declaration)),
  ) ?? {}

/**
 * The JSON Schema of a type of file, for a text editor.
 *
 * @param known existing slugs by type, offered as completions
 */
export function editorSchema(
  { declaration }: { declaration: z.ZodType },
  known: ReadonlyMap<string, ReadonlySet<string>>,
): object {
  const withSlugs = (_: string, part: unknown) => {
    if (!isRecord(part)) return part
    const slugs = known.get(String(part.reference))
    return slugs ? { ...part, enum: [...slugs].sort() } : part
  }
  return JSON.parse(JSON.stringify(inputSchema(declaration), withSlugs)) as object
}

/** A text in a field. */
export interface TextField {
  value: string
  /** The field's declaration. */
  schema: JsonSchema
  path: Path
  /** Whether the text is an entry of a list, and the list would be valid without it. */
  isSpare: boolean
}

/** The texts in a value, in order. */
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

/** A text that refers to something, as its schema says. */
export interface Reference {
  value: string
  schema: Pick<JsonSchema, 'reference' | 'picture' | 'link'>
  offset: number
  /** Whether the image is in static/, which Gatsby copies, instead of the file's own folder. */
  isStatic?: boolean
}
