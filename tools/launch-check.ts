/** npm run launch-check: lists what the owner must still replace or confirm. Fails if anything blocks the launch. */
import { formatDiagnostics, isError } from '../plugins/gatsby-plugin-content-check/src'
import { checkProject } from '../src/rules/check-project'
import { launchList } from './launch-list'

const root = process.cwd()
const { documents, diagnostics } = checkProject(root)
const errors = diagnostics.filter(isError)
if (errors.length > 0) {
  console.error(formatDiagnostics(root, errors))
  process.exitCode = 1
} else {
  const groups = launchList(root, documents)
  for (const { heading, fix, items } of groups)
    console.log(
      [
        `${heading} (${items.length}). ${fix}`,
        ...items.map(({ place, what }) => `- ${place}: ${what}`),
        '',
      ].join('\n'),
    )
  if (groups.length === 0) console.log('Nothing left to replace or confirm.')
  if (groups.some(({ heading }) => heading === 'Blocks the launch')) process.exitCode = 1
}
