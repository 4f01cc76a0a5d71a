/**
 * npm test, npm run test:as-ordered, npm run test:all: the tiers of tests that are named, in one run. It
 * goes on after a failure, names what failed, and ends with one count over all: “N passed, N failed”.
 */
import './supported-node'
import { runSteps } from './tests/run-steps'
import { isTier, stepsOf, TIERS } from './tests/tiers'

const names = process.argv.slice(2)
const unknown = names.filter(name => !isTier(name))
if (names.length === 0 || unknown.length > 0) {
  console.error(`Usage: tsx src/cli/test.ts ${Object.keys(TIERS).join('|')} …`)
  process.exitCode = 2
} else {
  const { passed, failed } = runSteps(stepsOf(names.filter(isTier)), line => console.log(line))
  // A run of nothing has shown nothing.
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0
}
