/** Entries of lists that nothing refers to. Warnings. */
import type { Document } from '../../../plugins/gatsby-plugin-content-check/src/document'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { textFields } from './text-fields'

/** Warns of authors, tags and industries that no study and no post names: they show nowhere. */
export function checkUnusedEntries(documents: readonly Document[]): Fault[] {
  const used = new Set(
    documents.flatMap(document =>
      textFields(document).flatMap(({ value, schema }) =>
        schema.reference ? [`${schema.reference} ${value}`] : [],
      ),
    ),
  )
  return documents.flatMap(({ file, kind, located, data }) => {
    const { target } = kind
    if (!target || !Array.isArray(data)) return []
    return data.flatMap((entry, index) => {
      if (!('slug' in entry) || used.has(`${target} ${entry.slug}`)) return []
      const warning = file.warning(
        located.offsetOf([index, 'slug']),
        'unused',
        `Nothing names the ${target.toLowerCase()} “${entry.slug}”.`,
        'Name it in a study or a post, or delete the entry.',
      )
      return [warning]
    })
  })
}
