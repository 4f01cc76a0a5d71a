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
  })
})

test('Playwright: failed and flaky tests by file and title, and faults outside of tests', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const report = {
    stats: { expected: 5 },
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
    passed: 5,
    failed: 3,
    failures: ['a.spec.ts › two', 'a.spec.ts › inside › three', 'playwright: no server'],
  })
})
