import { outputSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf } from '../page-kinds/documents'
import { pageMetadata } from '../content/page-metadata'
import type { Rule } from './site-content'

const { description = {} } = outputSchema(pageMetadata).properties ?? {}

/** Finds descriptions without room for the label in front of those of illustrative case studies and examples. */
export const checkLabels: Rule = ({ documents }) => {
  const label = documentOf(documents, 'ProvenanceWords')?.data.mark
  if (label === undefined) return []
  const limit = (description.maxLength ?? Infinity) - `${label}: `.length
  return [
    ...documentsOf(documents, 'CaseStudy').filter(({ data }) => data.provenance === 'illustrative'),
    ...documentsOf(documents, 'TextPage').filter(({ data }) => data.example),
  ]
    .filter(({ data }) => data.metadata.description.length > limit)
    .map(({ file, located, data }) =>
      file.error(
        located.offsetOf(['metadata', 'description']),
        'length',
        `The description is ${data.metadata.description.length} characters long, and “${label}: ” is added in front of it.`,
        `Shorten it to ${limit} characters.`,
      ),
    )
}
