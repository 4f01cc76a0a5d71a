/** The texts in a file's fields, with what their declaration says. */
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
  /** The field's declaration. */
  schema: JsonSchema & SiteMeta
  path: Path
  /** It's an entry of a list that would be valid without it. */
  isSpare: boolean
}

/** The texts in a file's fields, in order, whether or not they're valid. */
export function textFields({ kind, data }: { kind: ContentType; data: unknown }): TextField[] {
  const walk = (
    value: unknown,
    schema?: JsonSchema,
    path: Path = [],
    isSpare = false,
  ): TextField[] => {
    if (!schema) return []
    if (typeof value === 'string') return [{ value, schema, path, isSpare }]
    if (Array.isArray(value)) {
      const canShrink = value.length > (schema.minItems ?? 0)
      return value.flatMap((entry, index) => walk(entry, schema.items, [...path, index], canShrink))
    }
    return isRecord(value)
      ? Object.entries(value).flatMap(([key, entry]) =>
          walk(entry, schema.properties?.[key], [...path, key]),
        )
      : []
  }
  return walk(data, outputSchema(kind.declaration))
}
