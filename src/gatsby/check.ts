/** Stops a build on a fault in what editors wrote, before Gatsby reads any of it. */
import type { GatsbyNode } from 'gatsby'
import { checkProject } from '../editorial/check'
import { formatFaults } from '../editorial/report'
import { disownCache } from './cache-note'
import { isDevelop, isPreview } from './environment'

/** In a build every fault ends it; in develop they are shown, and what is good is shown too. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (isDevelop) disownCache(process.cwd())
  for (const note of reportFaults(process.cwd(), reporter)) reporter.info(note)
}

/**
 * Checks everything and says what is wrong.
 *
 * @returns what could not be looked for
 */
export function reportFaults(
  root: string,
  reporter: { panic(text: string): void; error(text: string): void; warn(text: string): void },
): string[] {
  const { faults, notes } = checkProject(root, { preview: isPreview })
  if (faults.length === 0) return notes
  const text = `\n${formatFaults(root, faults)}\n`
  if (faults.every(fault => fault.severity === 'warning')) reporter.warn(text)
  else if (isDevelop) reporter.error(text)
  else reporter.panic(text)
  return notes
}
