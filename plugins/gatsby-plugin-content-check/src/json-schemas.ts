/** JSON Schemas out of the declarations, for editors' completion and field help. */
import { z } from 'zod'
import type { ContentType } from './content'

/**
 * The JSON Schema of a type of file, for an editor program.
 *
 * @param known slugs that exist, by the type that they name; offered as completions
 * @param internal names of the site's own `.meta()` that editors need not see
 */
export function editorSchema(
  { declaration }: Pick<ContentType, 'declaration'>,
  known: ReadonlyMap<string, ReadonlySet<string>> = new Map(),
  internal: readonly string[] = [],
): object {
  const hidden = [
    ...['typeName', 'typeDescription', 'enumName', 'reference', 'picture', 'directive'],
    ...internal,
  ]
  return z.toJSONSchema(declaration, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      const schema: Record<string, unknown> = jsonSchema
      const slugs = known.get(String(schema.reference))
      if (slugs) schema.enum = [...slugs].sort()
      for (const key of hidden) Reflect.deleteProperty(schema, key)
    },
  })
}
