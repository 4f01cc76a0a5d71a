/** How every form of the report begins. */
import type { Report } from './report'
import { assurances, headline, warnings } from './summary'

/** What is said before anything in particular. */
export interface Outline {
  title: string
  headline: string
  /** What must not be overlooked, the worst first. */
  warnings: string[]
  /** What is well. */
  assurances: string[]
}

/** The beginning of a report. */
export function outlineOf(report: Report): Outline {
  return {
    title: `What ${report.name ?? 'this change'} does to the site`,
    headline: headline(report),
    warnings: warnings(report),
    assurances: assurances(report),
  }
}
