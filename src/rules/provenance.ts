import { outputSchema } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf } from '../page-kinds/documents'
import { pageMetadata } from '../content/page-metadata'
import { interpolate, unknownVariables } from '../content/variables'
import type { Rule } from './site-content'

const { description = {} } = outputSchema(pageMetadata).properties ?? {}

/** Finds descriptions without room for the label in front of those of illustrative case studies and examples. */
export const checkLabels: Rule = ({ documents, variables = new Map<string, string>() }) => {
  const label = documentOf(documents, 'ProvenanceWords')?.data.mark
  if (label === undefined) return []
  const limit = (description.maxLength ?? Infinity) - `${label}: `.length
  return [
    ...documentsOf(documents, 'CaseStudy').filter(({ data }) => data.provenance === 'illustrative'),
    ...documentsOf(documents, 'TextPage').filter(({ data }) => data.example),
  ].flatMap(({ file, located, data }) => {
    const { description } = data.metadata
    const length =
      unknownVariables(description, variables).length > 0
        ? 0
        : interpolate(description, variables).length
    return length > limit
      ? file.error(
          located.offsetOf(['metadata', 'description']),
          'length',
          `The description is ${length} characters long, and “${label}: ” is added in front of it.`,
          `Shorten it to ${limit} characters.`,
        )
      : []
  })
}
