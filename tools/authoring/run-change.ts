import { formatDiagnostics, isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/rules/check-project'
import { run } from '../run'

/**
 * Runs a change to the project and prints what changed and any errors left to fix.
 *
 * @param example an example of the command, shown if the number of arguments is wrong
 * @param change makes the change and returns what it did, one sentence per step
 */
export function runChange(
  example: string,
  change: (root: string, ...addresses: string[]) => string[],
): void {
  const root = process.cwd()
  const addresses = process.argv.slice(2)
  void run(() => {
    if (addresses.length !== change.length - 1) throw new Error(`Usage: npm run ${example}`)
    console.log(change(root, ...addresses).join('\n'))
    const left = checkProject(root).diagnostics.filter(isError)
    if (left.length > 0) throw new Error(`\nFix these by hand:\n${formatDiagnostics(root, left)}`)
  })
}
