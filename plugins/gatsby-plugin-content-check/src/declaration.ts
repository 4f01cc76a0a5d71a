/** Reads the fields' metadata from a zod schema, by way of its JSON Schema. */
import { z } from 'zod'
import type { Path } from './located-value'

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
  enum?: unknown[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

const schemas = new WeakMap<z.ZodType, JsonSchema>()

/**
 * The JSON Schema of a zod schema, with every field's metadata. Memoized, since making one takes longer than reading a
 * file.
 */
export function outputSchema(declaration: z.ZodType): JsonSchema {
  const schema =
    schemas.get(declaration) ??
    (z.toJSONSchema(declaration, { io: 'output', unrepresentable: 'any' }) as JsonSchema)
  schemas.set(declaration, schema)
  return schema
}

/** The schema of the value at a path; empty if there's no such field. */
export const schemaAt = (declaration: z.ZodType, path: Path): JsonSchema =>
  path.reduce(
    ({ items, properties }: JsonSchema, part) => items ?? properties?.[part] ?? {},
    outputSchema(declaration),
  )
