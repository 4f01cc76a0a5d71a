import { browserResult, jestResult } from './reports'

const assertion = (status: string, fullName: string) => ({ status, fullName })

test('Jest: each failed test by its file and name', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/src/a.test.ts',
        status: 'failed',
        assertionResults: [assertion('failed', 'a thing holds'), assertion('passed', 'another')],
      },
      { name: '/project/src/b.test.ts', status: 'passed', assertionResults: [] },
    ],
  }
  expect(jestResult(report, '/project')).toEqual({
    passed: 2,
    failed: 1,
    failures: ['src/a.test.ts: a thing holds'],
    unsteady: [],
  })
})

test('Jest: a file that could not be run is a failure beside the failed tests of others', () => {
  const report = {
    numPassedTests: 0,
    numFailedTests: 1,
    testResults: [
      { name: '/project/a.test.ts', status: 'failed', assertionResults: [] },
      {
        name: '/project/b.test.ts',
        status: 'failed',
        assertionResults: [assertion('failed', 'b')],
      },
    ],
  }
  expect(jestResult(report, '/project')).toEqual({
    passed: 0,
    failed: 2,
    failures: ['a.test.ts', 'b.test.ts: b'],
    unsteady: [],
  })
})

test('Jest: a test that was tried again has passed if it did then, and is named', () => {
  const tried = (status: string, fullName: string) => ({
    ...assertion(status, fullName),
    invocations: 2,
  })
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'failed',
        assertionResults: [
          tried('passed', 'one'),
          tried('failed', 'two'),
          { ...assertion('passed', 'three'), invocations: 1 },
        ],
      },
    ],
  }
  expect(jestResult(report, '/project')).toEqual({
    passed: 2,
    failed: 1,
    failures: ['a.test.ts: two'],
    unsteady: ['a.test.ts: one'],
  })
})

test('Playwright: failed tests and those tried again by file and title, and faults outside of tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    stats: { expected: 5, flaky: 1 },
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'unexpected')],
        suites: [{ title: 'inside', specs: [spec('three', 'flaky'), spec('four', 'skipped')] }],
      },
    ],
    errors: [{ message: 'no server\nat line 1' }],
  }
  expect(browserResult(report)).toEqual({
    passed: 6,
    failed: 2,
    failures: ['a.spec.ts › two', 'playwright: no server'],
    unsteady: ['a.spec.ts › inside › three'],
  })
})
