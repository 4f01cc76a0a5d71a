import { readPathPrefix } from './path-prefix'

test.each([
  [undefined, ''],
  ['', ''],
  ['/', ''],
  ['x', '/x'],
  ['/x', '/x'],
  ['/x/', '/x'],
  ['a/b-c', '/a/b-c'],
])('%s means “%s”', (given, prefix) => {
  expect(readPathPrefix(given)).toBe(prefix)
})

test.each(['https://a.example', '/x?y', '/../x', 'a b', '/x#y', '/%2e'])(
  '%s is rejected',
  given => {
    expect(() => readPathPrefix(given)).toThrow('PATH_PREFIX=')
  },
)
