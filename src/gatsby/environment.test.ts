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

describe('the day of a build', () => {
  test.each([
    ['0', '1970-01-01'],
    ['1735689599', '2024-12-31'],
    ['1735689600', '2025-01-01'],
  ])('SOURCE_DATE_EPOCH=%s is %s in UTC', (epoch, day) => {
    expect(load({ SOURCE_DATE_EPOCH: epoch }).buildDay()).toBe(day)
  })

  test.each(['soon', '1e99', '2025-01-01'])('SOURCE_DATE_EPOCH=%s stops the build', epoch => {
    expect(() => load({ SOURCE_DATE_EPOCH: epoch }).buildDay()).toThrow(
      `SOURCE_DATE_EPOCH is not a number: ${epoch}`,
    )
  })

  /** The module in a folder whose history answers like this. */
  function withGit(git: () => string): typeof import('./environment') {
    jest.doMock('node:child_process', () => ({ execFileSync: git }))
    const loaded = load({})
    Reflect.deleteProperty(process.env, 'SOURCE_DATE_EPOCH')
    return loaded
  }
  afterEach(() => jest.dontMock('node:child_process'))

  test('without it, it is the day of the commit, not today', () => {
    expect(withGit(() => '1735689600\n').buildDay()).toBe('2025-01-01')
  })

  test('an empty SOURCE_DATE_EPOCH is none: it does not take every post off the site', () => {
    const { buildDay } = withGit(() => '1735689600\n')
    process.env.SOURCE_DATE_EPOCH = ''
    expect(buildDay()).toBe('2025-01-01')
  })

  test('without a history it says what to do', () => {
    const { buildDay } = withGit(() => {
      throw new Error('not a git repository')
    })
    expect(buildDay).toThrow(
      'The build’s day is that of the commit, and there is no git history here. Set SOURCE_DATE_EPOCH',
    )
  })
})

describe('the path prefix', () => {
  test.each([
    ['', ''],
    ['/x', '/x'],
    ['/x/', '/x'],
    ['/x/y//', '/x/y'],
    ['/', ''],
  ])('PATH_PREFIX=%s is “%s”', (given, prefix) => {
    expect(load({ PATH_PREFIX: given }).pathPrefix).toBe(prefix)
  })
})

describe('what is shown', () => {
  test.each([
    [{}, false],
    [{ PREVIEW: '0' }, false],
    [{ PREVIEW: '1' }, true],
    [{ gatsby_executing_command: 'develop' }, true],
    [{ gatsby_executing_command: 'build' }, false],
  ])('with %j drafts are shown: %s', (variables, shown) => {
    expect(load(variables as Record<string, string>).showsUnpublished).toBe(shown)
  })
})
