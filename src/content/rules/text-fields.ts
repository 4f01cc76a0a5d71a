/** Every text of a document's fields, with what its declaration says of it. */
import { outputSchema, type JsonSchema } from '../graphql-types'
import type { Document } from '../../../plugins/gatsby-plugin-content-check/src/document'
import { once } from './once'
import type { Path } from '../../../plugins/gatsby-plugin-content-check/src/located-value'

/** A text in a field. */
export interface TextField {
  value: string
  /** What the declaration says of the field. */
  schema: JsonSchema
  path: Path
}

/** What a file says, good or not. */
export interface Content extends Pick<Document, 'kind'> {
  data: unknown
}

const schemaOf = once(outputSchema)

/** The texts in the fields of a document, in order; several rules ask for them. */
export const textFields: (content: Content) => readonly TextField[] = once(readFields)

function readFields({ kind, data }: Content): TextField[] {
  const found: TextField[] = []
  const walk = (value: unknown, part: JsonSchema | undefined, path: Path): void => {
    if (!part) return
    if (Array.isArray(value))
      value.forEach((entry, index) => walk(entry, part.items, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value))
        walk(entry, part.properties?.[key], [...path, key])
    } else if (typeof value === 'string') found.push({ value, schema: part, path })
  }
  walk(data, schemaOf(kind.declaration), [])
  return found
}
