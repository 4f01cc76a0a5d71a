/** Every text of a document's fields, with what its declaration says of it. */
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
  /** What the declaration says of the field. */
  schema: JsonSchema & SiteMeta
  path: Path
  /** It is an entry of a list that may be shorter. */
  isSpare: boolean
}

/** What a file says, good or not. */
export interface Content {
  kind: ContentType
  data: unknown
}

/** The texts in the fields of a document, in order. */
export function textFields({ kind, data }: Content): TextField[] {
  const found: TextField[] = []
  const walk = (value: unknown, part?: JsonSchema, path: Path = [], isSpare = false): void => {
    if (!part) return
    if (Array.isArray(value)) {
      const isLong = value.length > (part.minItems ?? 0)
      value.forEach((entry, index) => walk(entry, part.items, [...path, index], isLong))
    } else if (isRecord(value)) {
      for (const [key, entry] of Object.entries(value))
        walk(entry, part.properties?.[key], [...path, key])
    } else if (typeof value === 'string') found.push({ value, schema: part, path, isSpare })
  }
  walk(data, outputSchema(kind.declaration))
  return found
}
