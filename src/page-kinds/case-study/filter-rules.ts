/** Generates the CSS that filters the list of case studies. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

const hiding = (field: string, attribute: string, operator: string, slug: string) =>
  `.sf:has([name=${field}] [value="${slug}"]:checked) [data-${attribute}]:not([data-${attribute}${operator}"${slug}"])`

/**
 * Writes rules that hide case studies without the chosen service or industry to the file that
 * src/components/sections/StudyFilter/StudyFilter.tsx imports. They work without JavaScript.
 *
 * @param studies all case studies. Slugs need no escaping, since the check allows only letters, digits, and hyphens
 */
export function writeStudyFilterRules(
  studies: Queries.PagesToCreateQuery['allCaseStudy']['nodes'],
) {
  const hidden = studies.flatMap(({ services, industry }) => [
    ...services.map(({ slug }) => hiding('service', 'services', '~=', slug)),
    hiding('industry', 'industry', '=', industry.slug),
  ])
  const rules = `@layer blocks{${[...new Set(hidden)].sort().join()}{display:none}}`
  writeFileSync(join(process.cwd(), '.cache/study-filter.css'), rules)
}
