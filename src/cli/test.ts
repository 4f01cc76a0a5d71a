/**
 * npm test: everything that checks the site, in the order in which faults are cheapest to find.
 * Goes on after a failure, and ends with the count over all runners.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from '../preview/browser'

interface Count {
  passed: number
  failed: number
}

const reports = mkdtempSync(join(tmpdir(), 'site-tests-'))

/** Runs a command that passes or fails as a whole. */
function whole(command: string, env: NodeJS.ProcessEnv = {}): Count {
  console.log(`\n> ${command}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs a command that writes a report, and counts what the report says. */
function counted<Report>(
  command: string,
  env: NodeJS.ProcessEnv,
  file: string,
  read: (report: Report) => Count,
): Count {
  const { failed } = whole(command, env)
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    // A runner that fails without a failed test has failed to run.
    return failed > 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function jest(project: string): Count {
  const file = join(reports, `${project}.json`)
  const command = `jest --selectProjects ${project} --json --outputFile ${file}`
  return counted<{ numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }>(
    command,
    {},
    file,
    report => ({
      passed: report.numPassedTests,
      failed: Math.max(report.numFailedTests, report.numFailedTestSuites),
    }),
  )
}

function playwright(): Count {
  const file = join(reports, 'browser.json')
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: ensureBrowser() }
  return counted<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    'playwright test',
    env,
    file,
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
    }),
  )
}

const counts = [
  whole('npm run --silent check'),
  whole('npm run --silent check:words'),
  whole('npm run --silent check:spelling'),
  whole('npm run --silent lint'),
  jest('unit'),
  whole('npm run --silent build'),
  // After the build: it writes the types of the queries.
  whole('npm run --silent typecheck'),
  jest('built'),
  whole('tsx tests/support/build-aside.ts'),
  jest('prefixed'),
  playwright(),
]
const total = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') > 0 ? 1 : 0
