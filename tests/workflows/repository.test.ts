/** The files around the code: what they name exists, and they agree with each other. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')
const { engines, scripts } = JSON.parse(read('package.json')) as {
  engines: { node: string }
  scripts: Record<string, string>
}

test('both files of Node’s version agree, and package.json allows it', () => {
  const version = read('.node-version').trim()
  expect(read('.nvmrc').trim()).toBe(version)
  const [least = 0, minor = 0] = (/(\d+)\.(\d+)/.exec(engines.node) ?? []).slice(1).map(Number)
  const [major = 0, own = 0] = version.split('.').map(Number)
  expect(major > least || (major === least && own >= minor)).toBe(true)
})

test.each([
  'CONTRIBUTING.md',
  'HOSTING.md',
  'README.md',
  'SUPPLY.md',
  '.github/PULL_REQUEST_TEMPLATE.md',
])('%s names commands and files that exist', file => {
  const text = read(file)
  const commands = [...text.matchAll(/`(?:[A-Z_]+=\S+ )*npm run ([\w:-]+)/g)].map(
    match => match[1] ?? '',
  )
  expect(commands.filter(name => !(name in scripts))).toEqual([])
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(match => match[1] ?? '')
  const paths = [...text.matchAll(/`((?:src|tests|data|\.github)\/[\w./-]+\.\w+)`/g)].map(
    match => match[1] ?? '',
  )
  expect([...links, ...paths].filter(path => !existsSync(path))).toEqual([])
})

test.each(['content-error', 'bug'])('the form for issues “%s” is one that GitHub takes', name => {
  const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as {
    name?: string
    description?: string
    body: { type: string; id: string; attributes: { label?: string } }[]
  }
  expect([form.name, form.description].every(Boolean)).toBe(true)
  expect(new Set(form.body.map(({ id }) => id)).size).toBe(form.body.length)
  for (const { type, attributes } of form.body) {
    expect(['input', 'textarea', 'dropdown', 'checkboxes', 'markdown']).toContain(type)
    expect(attributes.label).toBeTruthy()
  }
})

test('the code owners say that they are placeholders, as long as they are', () => {
  const text = read('.github/CODEOWNERS')
  expect(text.includes('@your-organisation/')).toBe(text.includes('PLACEHOLDER'))
})

test('every package is held to what was published: a SHA-512 each, which npm ci compares', () => {
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

test('no workflow and no document installs with scripts', () => {
  const files = [
    ...readdirSync('.github/workflows').map(name => `.github/workflows/${name}`),
    ...['README.md', 'HOSTING.md', 'CONTRIBUTING.md', 'EDITING.md'],
  ]
  const commands = files.flatMap(file => [...read(file).matchAll(/npm (?:ci|install)\b[^\n`&]*/g)])
  expect(commands.length).toBeGreaterThan(5)
  expect(
    commands.map(([command]) => command).filter(one => !one.includes('--ignore-scripts')),
  ).toEqual([])
})

test('Renovate’s settings are JSON', () => {
  expect(() => JSON.parse(read('renovate.json')) as unknown).not.toThrow()
})

test('Netlify publishes what the build writes, and marks previews', () => {
  const text = read('netlify.toml')
  expect(text).toContain('publish = "dist"')
  expect(text.match(/PREVIEW=1 PREVIEW_NAME=/g)).toHaveLength(2)
})
