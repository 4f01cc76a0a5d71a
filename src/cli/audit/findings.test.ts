import { findingsOf, unjudged } from './findings'

const advisory = (id: string, name: string) => ({
  source: 1,
  url: `https://github.com/advisories/${id}`,
  name,
  severity: 'high',
  title: `${name} does what it should not`,
})
const REPORT = JSON.stringify({
  vulnerabilities: {
    inner: { via: [advisory('GHSA-aaaa-bbbb-cccc', 'inner')] },
    outer: { via: ['inner', advisory('GHSA-dddd-eeee-ffff', 'outer')] },
    other: { via: [advisory('GHSA-aaaa-bbbb-cccc', 'inner')] },
  },
})

test('each fault that is known is one finding, whatever brings it along', () => {
  expect(findingsOf(REPORT)?.map(({ id, name }) => [id, name])).toEqual([
    ['GHSA-aaaa-bbbb-cccc', 'inner'],
    ['GHSA-dddd-eeee-ffff', 'outer'],
  ])
})

test('what the document does not name is not judged', () => {
  const findings = findingsOf(REPORT) ?? []
  expect(
    unjudged(findings, '| GHSA-aaaa-bbbb-cccc | only builds |').map(({ name }) => name),
  ).toEqual(['outer'])
  expect(unjudged(findings, 'GHSA-aaaa-bbbb-cccc, GHSA-dddd-eeee-ffff')).toEqual([])
})

test.each(['', 'npm error', '{"error":{"code":"EAUDITNOLOCK"}}'])(
  'a registry that does not answer is no report without findings: %j',
  said => expect(findingsOf(said)).toBeUndefined(),
)
