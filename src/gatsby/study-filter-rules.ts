/** The part of the style sheet by which the list of case studies is filtered, made from the studies. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { CaseStudy } from '../content/case-study'

const chosen = (field: string, slug: string) => `:has([name=${field}] [value="${slug}"]:checked)`

/**
 * Rules that hide what lacks the chosen service or industry, without script, for any number of either.
 *
 * @param studies all studies; slugs need no escaping, since the check allows letters, digits and hyphens
 */
function filterRules(studies: readonly CaseStudy[]): string {
  const services = [...new Set(studies.flatMap(study => study.services))]
  const industries = [...new Set(studies.map(({ industry }) => industry))]
  const hidden = [
    ...services.map(
      slug => `.sf${chosen('service', slug)} [data-services]:not([data-services~="${slug}"])`,
    ),
    ...industries.map(
      slug => `.sf${chosen('industry', slug)} [data-industry]:not([data-industry="${slug}"])`,
    ),
  ]
  return `@layer blocks{${hidden.sort().join()}{display:none}}`
}

/** Writes the rules to where src/components/sections/StudyFilter/StudyFilter.tsx imports them from. */
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = ({ getNodesByType }) => {
  const file = resolve('.cache/study-filter.css')
  const rules = filterRules(getNodesByType('CaseStudy') as unknown as CaseStudy[])
  // Unchanged rules keep webpack's cache.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== rules) writeFileSync(file, rules)
}
