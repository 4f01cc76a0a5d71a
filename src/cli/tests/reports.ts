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
    assertionResults: {
      status: string
      fullName: string
      /** How often it was tried. */
      invocations?: number
    }[]
  }[]
}

/** A file that fails without a failed test could not be run, and counts as one. */
export function jestResult({ numPassedTests, testResults }: JestReport, root: string): Result {
  const fileOf = (name: string) => relative(root, name).split(sep).join('/')
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter(test => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [fileOf(name)]
    return failed.map(({ fullName }) => `${fileOf(name)}: ${fullName}`)
  })
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${fileOf(name)}: ${fullName}`),
  )
  return { passed: numPassedTests, failed: failures.length, failures, unsteady }
}

interface BrowserSuite {
  title: string
  file?: string
  specs: { title: string; tests: { status: string }[] }[]
  suites?: BrowserSuite[]
}

/** What is read of Playwright's report. */
export interface BrowserReport {
  stats: { expected: number; flaky: number }
  suites: BrowserSuite[]
  /** Faults outside of any test. */
  errors?: { message?: string }[]
}

/** Each test counts once, however often it was tried. */
export function browserResult({ stats, suites, errors = [] }: BrowserReport): Result {
  const named = (wanted: string) => suites.flatMap(suite => testsIn(suite, wanted))
  const failures = [
    ...named('unexpected'),
    ...errors.map(({ message }) => `playwright: ${message?.split('\n')[0] ?? 'an error'}`),
  ]
  const passed = stats.expected + stats.flaky
  return { passed, failed: failures.length, failures, unsteady: named('flaky') }
}

/** The tests of a suite that ended in one way, by their titles. */
function testsIn(suite: BrowserSuite, wanted: string, above: readonly string[] = []): string[] {
  const names = [...above, suite.title]
  return [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.filter(({ status }) => status === wanted).map(() => [...names, title].join(' › ')),
    ),
    ...(suite.suites ?? []).flatMap(inner => testsIn(inner, wanted, names)),
  ]
}
