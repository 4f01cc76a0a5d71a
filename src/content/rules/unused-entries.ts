/** Entries of lists that nothing refers to. Warnings. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../documents'
import { textFields } from './text-fields'

/** Warns of authors, tags and industries that no study and no post names: they show nowhere. */
export function checkUnusedEntries(documents: readonly Document[]): Diagnostic[] {
  const used = new Set(
    documents.flatMap(document =>
      textFields(document).flatMap(({ value, schema }) =>
        schema.reference ? [`${schema.reference} ${value}`] : [],
      ),
    ),
  )
  return documents.flatMap(({ file, kind, located, data }) => {
    const { typeName, isReferable } = kind
    if (!isReferable || !Array.isArray(data)) return []
    return data.flatMap((entry, index) => {
      if (!('slug' in entry) || used.has(`${typeName} ${entry.slug}`)) return []
      const warning = file.warning(
        located.offsetOf([index, 'slug']),
        'unused',
        `Nothing names the ${typeName.toLowerCase()} “${entry.slug}”.`,
        'Name it in a study or a post, or delete the entry.',
      )
      return [warning]
    })
  })
}
