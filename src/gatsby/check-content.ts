/** Stops a build on a fault in what editors wrote, before Gatsby reads any of it. */
import type { GatsbyNode } from 'gatsby'
import { writeEditorFiles } from '../../tools/authoring/write-editor-files'
import { checkProject } from '../content/rules/check-project'
import { formatFaults } from '../../plugins/gatsby-plugin-content-check/src/fault-report'
import { keepDocuments } from './checked-documents'
import { disownCache } from './develop-cache'
import { isDevelop, isPreview } from './environment'

/** In a build every fault ends it; in develop they are shown, and what is good is shown too. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (isDevelop) disownCache(process.cwd())
  for (const note of reportFaults(process.cwd(), reporter)) reporter.info(note)
}

/** What was said last. */
let told = ''

/**
 * Checks everything and says what is wrong. In develop, what editor programs offer follows each change.
 *
 * @returns what could not be looked for
 */
export function reportFaults(
  root: string,
  reporter: { panic(text: string): void; error(text: string): void; warn(text: string): void },
): string[] {
  const readFrom = Date.now()
  const result = checkProject(root, { preview: isPreview })
  const { documents, faults, notes } = result
  if (isDevelop) writeEditorFiles(root, result)
  else keepDocuments(documents, readFrom)
  const text = faults.length === 0 ? '' : `\n${formatFaults(root, faults)}\n`
  // Each step of a start checks once more, and finds the same.
  if (isDevelop && text === told) return notes
  told = text
  if (!text) return notes
  if (faults.every(fault => fault.severity === 'warning')) reporter.warn(text)
  else if (isDevelop) reporter.error(text)
  else reporter.panic(text)
  return notes
}
