import { formatDiagnostics, isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/rules/check-project'
import { messageOf } from '../message-of'

/**
 * Changes the project, and says what was changed, then what the check finds: what is left to a person.
 *
 * @param example how the command is called, with as many addresses as the change takes
 * @param change gives back what it has done, in sentences
 */
export function runChange(
  example: string,
  change: (root: string, ...addresses: string[]) => string[],
): void {
  const root = process.cwd()
  const addresses = process.argv.slice(2)
  try {
    if (addresses.length !== change.length - 1) throw new Error(`Usage: npm run ${example}`)
    console.log(change(root, ...addresses).join('\n'))
    const left = checkProject(root).diagnostics.filter(isError)
    if (left.length === 0) return
    console.error(`\nThis is left to you:\n${formatDiagnostics(root, left)}`)
  } catch (error) {
    console.error(messageOf(error))
  }
  process.exitCode = 1
}
