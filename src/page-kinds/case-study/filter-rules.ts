/** The CSS that filters the list of case studies, generated from them. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A case study's services and industry. */
interface FiledStudy {
  readonly services: readonly { readonly slug: string }[]
  readonly industry: { readonly slug: string }
}

const chosen = (field: string, slug: string) => `:has([name=${field}] [value="${slug}"]:checked)`

/**
 * Makes rules that hide case studies without the chosen service or industry. They work without JavaScript.
 *
 * @param studies all case studies. Slugs need no escaping: the check allows only letters, digits, and hyphens
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

/** Writes the rules to the file that src/components/sections/StudyFilter/StudyFilter.tsx imports. */
export function writeStudyFilterRules(studies: readonly FiledStudy[]): void {
  const file = join(process.cwd(), '.cache/study-filter.css')
  const rules = filterRules(studies)
  // Don't invalidate webpack's cache for nothing.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== rules) writeFileSync(file, rules)
}
