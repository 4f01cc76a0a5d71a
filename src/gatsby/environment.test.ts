type Module = typeof import('./environment')

const ORIGINAL = { ...process.env }
afterEach(() => {
  process.env = { ...ORIGINAL }
})

/** Loads the module with these environment variables. */
function load(variables: Record<string, string>): Module {
  process.env = { ...ORIGINAL, ...variables }
  let loaded: Module | undefined
  jest.isolateModules(() => {
    loaded = jest.requireActual<Module>('./environment')
  })
  if (!loaded) throw new Error('The module didn’t load.')
  return loaded
}

/** Returns the error message if Gatsby stops. */
function stoppedBy(variables: Record<string, string>, prefixPaths = false): string | undefined {
  const panic = jest.fn()
  void load(variables).onPreInit?.(
    {
      reporter: { panic },
      store: { getState: () => ({ program: { prefixPaths } }) },
    } as unknown as Parameters<NonNullable<Module['onPreInit']>>[0],
    { plugins: [] },
    () => undefined,
  )
  const [[message] = []] = panic.mock.calls as [string][]
  return message
}

test.each([
  [{}, false],
  [{ PREVIEW: '0' }, false],
  [{ PREVIEW: '1' }, true],
  [{ gatsby_executing_command: 'develop' }, true],
  [{ gatsby_executing_command: 'build' }, false],
])('with %j, showsUnpublished is %s', (variables, shown) => {
  const { buildSettings } = load(variables)
  expect(buildSettings().showsUnpublished).toBe(shown)
})

test.each([
  [{ PATH_PREFIX: '/../x' }, 'PATH_PREFIX=/../x'],
  [{ PATH_PREFIX: '/x' }, 'gatsby build --prefix-paths'],
  [{ SOURCE_DATE_EPOCH: 'yesterday' }, 'SOURCE_DATE_EPOCH'],
  [{ SITE_URL: 'zoro.example' }, 'SITE_URL=zoro.example isn’t a URL'],
])('with %j, Gatsby stops with an error that mentions “%s”', (variables, message) => {
  expect(stoppedBy(variables as Record<string, string>)).toContain(message)
})

test.each([
  [{}, false],
  [{ PATH_PREFIX: '/x' }, true],
  [{ PATH_PREFIX: '/x', gatsby_executing_command: 'develop' }, false],
  [{ SITE_URL: 'https://zoro.example' }, false],
])('with %j, Gatsby continues', (variables, prefixPaths) => {
  expect(stoppedBy(variables as Record<string, string>, prefixPaths)).toBeUndefined()
})
