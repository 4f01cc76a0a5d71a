import { formatDiagnostics, isError } from '../../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../../src/rules/check-project'

/**
 * Checks the project and returns its documents.
 *
 * @param advice the first line of the error message
 * @throws if the check finds errors; the message lists them
 */
export function validDocuments(root: string, advice = 'Fix these errors first.') {
  const { documents, diagnostics } = checkProject(root)
  const errors = diagnostics.filter(isError)
  if (errors.length > 0) throw new Error(`${advice}\n${formatDiagnostics(root, errors)}`)
  return documents
}
