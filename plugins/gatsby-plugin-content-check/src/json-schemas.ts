/** Makes JSON Schemas from the declarations, for completion and field help in editors. */
import type { ContentType } from './content'
import { outputSchema, type JsonSchema } from './declaration'

/**
 * The JSON Schema of a type of file, for a text editor.
 *
 * @param known existing slugs by type, offered as completions
 * @param internal the site's own metadata to leave out
 */
export function editorSchema(
  { declaration }: Pick<ContentType, 'declaration'>,
  known: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  internal: readonly string[] = [],
): object {
  const hidden = new Set([
    ...['typeName', 'typeDescription', 'enumName', 'reference', 'picture', 'directive'],
    ...internal,
  ])
  const shown = (schema: JsonSchema): JsonSchema => {
    const { items, properties, reference = '' } = schema
    const slugs = known.get(reference)
    const kept = Object.entries(schema).filter(([key]) => !hidden.has(key))
    const fields = Object.entries(properties ?? {}).map(([key, field]) => [key, shown(field)])
    return {
      ...Object.fromEntries(kept),
      ...(slugs && { enum: [...slugs].sort() }),
      ...(items && { items: shown(items) }),
      ...(properties && { properties: Object.fromEntries(fields) as JsonSchema['properties'] }),
    }
  }
  return shown(outputSchema(declaration))
}
