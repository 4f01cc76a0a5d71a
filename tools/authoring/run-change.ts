import { formatDiagnostics, isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/content/rules/check-project'
import { messageOf } from '../message-of'

/**
 * Changes the project, and says what was changed, then what the check finds: what is left to a person.
 *
 * @param change gives back what it has done, in sentences
 */
export function runChange(root: string, change: () => string[]): void {
  try {
    console.log(change().join('\n'))
    const left = checkProject(root).diagnostics.filter(isError)
    if (left.length === 0) return
    console.error(`\nThis is left to you:\n${formatDiagnostics(root, left)}`)
  } catch (error) {
    console.error(messageOf(error))
  }
  process.exitCode = 1
}
