import { isAtLeast } from './supported-node'

test.each([
  ['18.20.8', false],
  ['20.9.0', false],
  ['20.19.0', true],
  ['22.0.0', true],
  ['100.1.0', true],
])('Node %s: %s', (version, expected) => {
  expect(isAtLeast(version, '20.19.0')).toBe(expected)
})
