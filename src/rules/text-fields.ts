/** The texts in a file’s fields, with their schemas. */
import {
  type ContentType,
  type JsonSchema,
  type Path,
  isRecord,
  outputSchema,
} from '../../plugins/gatsby-plugin-content-check/src'
import type { SiteMeta } from '../content/fields'

/** A text in a field. */
export interface TextField {
  value: string
  /** The field's schema. */
  schema: JsonSchema & SiteMeta
  path: Path
  /** Whether it’s an entry of a list that would be valid without it. */
  isSpare: boolean
}

/** The texts in a file's fields, in order, whether or not they're valid. */
export const textFields = ({ kind, data }: { kind: ContentType; data: unknown }) => [
  ...textsIn(data, outputSchema(kind.declaration)),
]

function* textsIn(
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
      yield* textsIn(entry, schema.items, [...path, index], canShrink)
  } else if (isRecord(value))
    for (const [key, entry] of Object.entries(value))
      yield* textsIn(entry, schema.properties?.[key], [...path, key])
}
