import { formatDiagnostics, isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/rules/check-project'
import { run } from '../run'

/**
 * Changes the project, and prints what it changed and the errors left to fix.
 *
 * @param example an example of the command, with as many paths as the change takes arguments
 * @param change returns what it did, in sentences
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
