/** Checks that documents and configuration files agree with each other and that what they mention exists. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const read = (file: string) => readFileSync(file, 'utf8')
const site = JSON.parse(read('package.json')) as { engines: { node: string }; scripts: object }
const documents = ['.', 'docs', '.github'].flatMap(folder =>
  readdirSync(folder)
    .filter(file => file.endsWith('.md'))
    .map(file => join(folder, file)),
)

test('package.json allows the Node version in .node-version', () => {
  const version = read('.node-version').trim()
  const least = site.engines.node.replace(/^\D+/, '')
  expect(version.localeCompare(least, 'en', { numeric: true })).toBeGreaterThanOrEqual(0)
})

test.each(documents)('every command and file mentioned in %s exists', file => {
  const text = read(file)
  const commands = [...text.matchAll(/npm run ([a-z][\w:-]*)/g)].map(([, name]) => String(name))
  expect(commands.filter(name => !(name in site.scripts))).toEqual([])
  // Skip code examples and the site’s URLs, which aren’t links to files.
  const prose = text.replace(/```[^]*?```|`[^`\n]*`/g, '')
  const links = [...prose.matchAll(/\]\((?!https?:|#|mailto:|\/)([^)#]+)/g)].map(([, path]) =>
    join(dirname(file), String(path)),
  )
  const paths = [
    ...text.matchAll(/`((?:src|tests|data|tools|plugins|docs|\.github)\/[\w./-]+\.\w+)`/g),
  ].map(([, path]) => String(path))
  expect([...links, ...paths].filter(path => !existsSync(path))).toEqual([])
})

test('workflows and documents install packages with --ignore-scripts', () => {
  const files = [
    ...documents,
    ...readdirSync('.github/workflows').map(name => `.github/workflows/${name}`),
  ]
  const commands = files.flatMap(file => [...read(file).matchAll(/npm (?:ci|install)\b[^\n`&]*/g)])
  expect(commands.length).toBeGreaterThan(3)
  expect(commands.filter(([command]) => !command.includes('--ignore-scripts'))).toEqual([])
})

test('every locked package comes from the npm registry and has a SHA-512 hash', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>
  }
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(100)
  const loose = installed.filter(
    ([, { integrity = '', resolved = '', link }]) =>
      link ||
      !/^sha512-[\w+/]{86}==$/.test(integrity) ||
      !/^(?:https:\/\/registry\.npmjs\.org\/.*)?$/.test(resolved),
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

test.each([
  ['cookie', '0.7.2'],
  ['immutable', '3.8.4'],
  ['lodash', '4.18.1'],
  ['path-to-regexp', '0.1.13'],
  ['serialize-javascript', '7.1.4'],
  ['tmp', '0.2.7'],
  ['uuid', '11.1.1'],
])('the lock file has no %s older than %s, which fixes a vulnerability', (name, fixed) => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { version: string }>
  }
  const versions = Object.entries(packages)
    .filter(([path]) => path.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version)
  expect(versions.length).toBeGreaterThan(0)
  const isOlder = (version: string) => version.localeCompare(fixed, 'en', { numeric: true }) < 0
  expect(versions.filter(isOlder)).toEqual([])
  expect(read('docs/decisions.md')).toContain(`\`${name}\` ${fixed}`)
})

test('CODEOWNERS assigns the policy, redirects, and message recipients to maintainers', () => {
  const owners = read('.github/CODEOWNERS')
    .split('\n')
    .map(line => line.split(/\s+/))
    .filter(([path]) => path && path !== '#')
  for (const file of [
    '/data/security.json',
    '/data/redirects.json',
    '/data/site.json',
    '/.github/CODEOWNERS',
    '/package.json',
  ]) {
    expect(existsSync(file.slice(1))).toBe(true)
    // In CODEOWNERS, the last matching line wins.
    const [, owner] = owners.findLast(([path = '']) => path === '*' || file.startsWith(path)) ?? []
    expect([file, owner]).toEqual([file, expect.stringMatching(/\/maintainers$/)])
  }
  expect(Object.keys(JSON.parse(read('data/site.json')) as object)).not.toEqual(
    expect.arrayContaining(['visits']),
  )
})

test('npm doesn’t run package scripts', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true')
})
