/** The mark of illustrative studies is put before their descriptions, which must have room for it. */
import { type Diagnostic, outputSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf, type Document } from '../page-kinds/documents'
import { pageMetadata } from '../content/page-metadata'

const { description = {} } = outputSchema(pageMetadata).properties ?? {}

/** Checks the room before descriptions of illustrative studies and of examples. */
export function checkMarks(documents: readonly Document[]): Diagnostic[] {
  const mark = documentOf(documents, 'ProvenanceWords')?.data.mark
  if (mark === undefined) return []
  const most = (description.maxLength ?? Infinity) - `${mark}: `.length
  return [
    ...documentsOf(documents, 'CaseStudy').filter(({ data }) => data.provenance === 'illustrative'),
    ...documentsOf(documents, 'TextPage').filter(({ data }) => data.example),
  ]
    .filter(({ data }) => data.metadata.description.length > most)
    .map(({ file, located, data }) =>
      file.error(
        located.offsetOf(['metadata', 'description']),
        'length',
        `The description has ${data.metadata.description.length} characters, and “${mark}: ” is put before it.`,
        `Shorten it to ${most} characters.`,
      ),
    )
}
