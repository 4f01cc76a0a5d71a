/** The part of the style sheet by which the list of case studies is filtered, made from the studies. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a study is filed under. */
interface FiledStudy {
  readonly services: readonly { readonly slug: string }[]
  readonly industry: { readonly slug: string }
}

const chosen = (field: string, slug: string) => `:has([name=${field}] [value="${slug}"]:checked)`

/**
 * Rules that hide what lacks the chosen service or industry, without script, for any number of either.
 *
 * @param studies all studies; slugs need no escaping, since the check allows letters, digits and hyphens
 */
function filterRules(studies: readonly FiledStudy[]): string {
  const services = new Set(studies.flatMap(study => study.services.map(({ slug }) => slug)))
  const industries = new Set(studies.map(({ industry }) => industry.slug))
  const hidden = [
    ...[...services].map(
      slug => `.sf${chosen('service', slug)} [data-services]:not([data-services~="${slug}"])`,
    ),
    ...[...industries].map(
      slug => `.sf${chosen('industry', slug)} [data-industry]:not([data-industry="${slug}"])`,
    ),
  ]
  return `@layer blocks{${hidden.sort().join()}{display:none}}`
}

/** Writes the rules to where src/components/sections/StudyFilter/StudyFilter.tsx imports them from. */
export function writeStudyFilterRules(studies: readonly FiledStudy[]): void {
  const file = join(process.cwd(), '.cache/study-filter.css')
  const rules = filterRules(studies)
  // Unchanged rules keep webpack's cache.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== rules) writeFileSync(file, rules)
}
