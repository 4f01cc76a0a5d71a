/** What npm’s report of known faults says, and what of it SUPPLY.md has not judged. */
import { z } from 'zod'

/** One fault of one package that somebody has published. */
export interface Finding {
  /** Its number at GitHub, as GHSA-xxxx-xxxx-xxxx. */
  id: string
  name: string
  severity: string
  title: string
}

const advisory = z.object({
  url: z.string(),
  name: z.string(),
  severity: z.string(),
  title: z.string(),
})
const report = z.object({
  // A package that another one of the list is unsafe through names that one.
  vulnerabilities: z.record(
    z.string(),
    z.object({ via: z.array(z.union([z.string(), advisory])) }),
  ),
})

/**
 * Reads the report, each finding once.
 *
 * @returns nothing where npm had no answer to give
 */
export function findingsOf(json: string): Finding[] | undefined {
  let said: unknown
  try {
    said = JSON.parse(json)
  } catch {
    return undefined
  }
  const { success, data } = report.safeParse(said)
  if (!success) return undefined
  const all = Object.values(data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter(one => typeof one !== 'string')
    .map(({ url, ...rest }) => ({ id: url.replace(/^.*\//, ''), ...rest }))
  return [...new Map(all.map(finding => [finding.id, finding])).values()]
}

/** The findings whose number the document does not have. */
export const unjudged = (findings: readonly Finding[], judged: string): Finding[] =>
  findings.filter(({ id }) => !judged.includes(id))
