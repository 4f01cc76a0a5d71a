const ORIGINAL = { ...process.env }
afterEach(() => {
  process.env = { ...ORIGINAL }
})

/** The module as it is in a build with this environment. */
function load(variables: Record<string, string>): typeof import('./environment') {
  process.env = { ...ORIGINAL, ...variables }
  let loaded: typeof import('./environment') | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual<typeof import('./environment')>('./environment')
  })
  if (!loaded) throw new Error('Not loaded.')
  return loaded
}

test.each([
  [{}, false],
  [{ PREVIEW: '0' }, false],
  [{ PREVIEW: '1' }, true],
  [{ gatsby_executing_command: 'develop' }, true],
  [{ gatsby_executing_command: 'build' }, false],
])('with %j drafts are shown: %s', (variables, shown) => {
  expect(load(variables as Record<string, string>).showsUnpublished).toBe(shown)
})
