/** JSON Schemas out of the declarations, for editors' completion and field help. */
import { z } from 'zod'
import type { DocumentKind } from './documents'

/** What `.meta()` says for the data layer and the check alone. */
const INTERNAL = [
  'typeName',
  'typeDescription',
  'enumName',
  'reference',
  'picture',
  'link',
  'quotes',
]

/**
 * The JSON Schema of a kind of file, for an editor program.
 *
 * @param kind a row of the document table
 * @param known slugs that exist, by the type that they name; offered as completions
 */
export function editorSchema(
  kind: DocumentKind,
  known: Partial<Record<string, readonly string[]>> = {},
): object {
  return z.toJSONSchema(kind.declaration, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const schema: Record<string, unknown> = jsonSchema
      const target = schema.reference
      if (typeof target === 'string' && known[target]) schema.enum = [...known[target]].sort()
      for (const key of INTERNAL) Reflect.deleteProperty(schema, key)
    },
  })
}
