/** What the reports of test runners say, counted in one way. */
import { relative, sep } from 'node:path'
import type { Result } from './step'

/** What is read of Jest's report. */
export interface JestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** A file that fails without a failed test could not be run, and counts as one. */
export function jestResult({ numPassedTests, testResults }: JestReport, root: string): Result {
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/')
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [file]
    return failed.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return { passed: numPassedTests, failed: failures.length, failures }
}

interface BrowserSuite {
  title: string
  file?: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: BrowserSuite[]
}

/** What is read of Playwright's report. */
export interface BrowserReport {
  stats: { expected: number }
  suites: BrowserSuite[]
  /** Faults outside of any test. */
  errors?: { message?: string }[]
}

/** A test that passes only when it is tried again has failed. */
export function browserResult({ stats, suites, errors = [] }: BrowserReport): Result {
  const failures = [
    ...suites.flatMap(suite => failedIn(suite)),
    ...errors.map(({ message }) => `playwright: ${message?.split('\n')[0] ?? 'an error'}`),
  ]
  return { passed: stats.expected, failed: failures.length, failures }
}

function failedIn(suite: BrowserSuite, above: readonly string[] = []): string[] {
  const names = [...above, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(() => [...names, title].join(' › ')),
    ),
    ...(suite.suites ?? []).flatMap(inner => failedIn(inner, names)),
  ]
}
