/** Variables in texts. */
import type { Diagnostic, SourceFile } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf, type Document } from '../page-kinds/documents'
import { interpolate, unknownVariables, variables, type Variables } from '../content/variables'
import { expectName } from './expect-name'

/** The variables of a project; `undefined` while a file that holds some of them has errors of its own. */
export function knownVariables(documents: readonly Document[]): Variables | undefined {
  const pricing = documentOf(documents, 'Pricing')?.data
  const addOns = documentOf(documents, 'AddOns')?.data
  const facts = documentOf(documents, 'Fact')?.data
  const faq = documentOf(documents, 'Faq')?.data
  const teams = documentOf(documents, 'Team')?.data
  const provenance = documentOf(documents, 'ProvenanceWords')?.data
  const measurements = documentOf(documents, 'Measurements')?.data
  const security = documentOf(documents, 'SecuritySettings')?.data
  if (
    !pricing ||
    !addOns ||
    !facts ||
    !faq ||
    !teams ||
    !provenance ||
    !measurements ||
    !security
  )
    return undefined
  const servicePages = documentsOf(documents, 'ServicePage').map(({ data }) => data)
  const studies = documentsOf(documents, 'CaseStudy')
  return variables({
    pricing,
    addOns,
    servicePages,
    facts,
    provenance,
    measurements,
    security,
    illustrative: studies.filter(({ data }) => data.provenance === 'illustrative').length,
    counts: {
      services: documentsOf(documents, 'Service').length,
      teams: teams.length,
      'case-studies': studies.length,
      posts: documentsOf(documents, 'Post').length,
      questions: faq.items.length,
      packages: pricing.packages.length,
      'add-ons': addOns.items.length,
    },
  })
}

/** Names in a text that are no variables, and texts that become too long or too short by a value. */
export function variableDiagnostics(
  file: SourceFile,
  text: string,
  { minLength = 0, maxLength = Infinity }: { minLength?: number; maxLength?: number },
  offset: number,
  known: Variables,
): Diagnostic[] {
  const names = [...known.keys()]
  // `{starter}` where `{price:starter}` was meant.
  const bare = [...text.matchAll(/\{([a-z0-9-]+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => names.some(each => each.endsWith(`:${name}`)))
  const unknown = [...unknownVariables(text, known), ...bare]
  if (unknown.length > 0)
    return unknown.flatMap(name => {
      const alike = names.filter(each => each.endsWith(`:${name.replace(/.*:/, '')}`))
      return expectName(file, offset, 'variable', name, alike.length > 0 ? alike : names)
    })
  const { length } = interpolate(text, known)
  if (length >= minLength && length <= maxLength) return []
  const fix = length > maxLength ? `It may have ${maxLength}.` : `It must have ${minLength}.`
  const message = `With the values of its variables, this text has ${length} characters.`
  return [file.error(offset, 'variable', message, fix)]
}
