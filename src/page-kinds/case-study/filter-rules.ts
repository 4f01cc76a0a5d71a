/** Generates the CSS that filters the list of case studies. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Studies = Queries.PagesToCreateQuery['allCaseStudy']['nodes']

const hiding = (field: string, attribute: string, operator: string, slug: string) =>
  `.sf:has([name=${field}] [value="${slug}"]:checked) [data-${attribute}]:not([data-${attribute}${operator}"${slug}"])`

/**
 * Generates rules that hide case studies without the chosen service or industry. They work without JavaScript.
 *
 * @param studies all case studies. Slugs need no escaping, since the check allows only letters, digits, and hyphens
 */
function filterRules(studies: Studies) {
  const hidden = studies.flatMap(({ services, industry }) => [
    ...services.map(({ slug }) => hiding('service', 'services', '~=', slug)),
    hiding('industry', 'industry', '=', industry.slug),
  ])
  return `@layer blocks{${[...new Set(hidden)].sort().join()}{display:none}}`
}

/** Writes the rules to the file that src/components/sections/StudyFilter/StudyFilter.tsx imports. */
export function writeStudyFilterRules(studies: Studies) {
  const file = join(process.cwd(), '.cache/study-filter.css')
  const rules = filterRules(studies)
  // Don't invalidate webpack's cache if nothing changed.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== rules) writeFileSync(file, rules)
}
