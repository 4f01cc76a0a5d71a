import { documentOf, documentsOf } from '../page-kinds/documents'
import { MAX_DESCRIPTION } from '../content/page-metadata'
import { interpolate, unknownVariables } from '../content/variables'
import type { SiteContent } from './site-content'

/** Finds descriptions of illustrative case studies and examples that leave no room for the label in front of them. */
export function* checkLabels({ documents, variables }: SiteContent) {
  const label = documentOf(documents, 'ProvenanceWords')?.data.mark
  if (label === undefined || !variables) return
  const limit = MAX_DESCRIPTION - `${label}: `.length
  const labeled = [
    ...documentsOf(documents, 'CaseStudy').filter(({ data }) => data.provenance === 'illustrative'),
    ...documentsOf(documents, 'TextPage').filter(({ data }) => data.example),
  ]
  for (const { file, located, data } of labeled) {
    const { description } = data.metadata
    if (unknownVariables(description, variables).length > 0) continue
    const { length } = interpolate(description, variables)
    if (length > limit)
      yield file.error(
        located.offsetOf(['metadata', 'description']),
        'length',
        `The description is too long (${length} characters), because “${label}: ” goes in front of it.`,
        `Shorten it to ${limit} characters.`,
      )
  }
}
