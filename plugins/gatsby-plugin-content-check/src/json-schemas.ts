/** Makes JSON Schemas from the zod schemas, for autocomplete and hints in editors. */
import type { ContentType } from './content'
import { outputSchema } from './declaration'
import { isRecord } from './located-value'

/**
 * The JSON Schema of a type of file, for a text editor.
 *
 * @param known existing slugs by type, offered as completions
 */
export function editorSchema(
  { declaration }: Pick<ContentType, 'declaration'>,
  known: ReadonlyMap<string, ReadonlySet<string>>,
): object {
  const withSlugs = (_: string, part: unknown) => {
    if (!isRecord(part)) return part
    const slugs = known.get(String(part.reference))
    return slugs ? { ...part, enum: [...slugs].sort() } : part
  }
  return JSON.parse(JSON.stringify(outputSchema(declaration), withSlugs)) as object
}
