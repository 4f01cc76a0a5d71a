/** The README's examples work when copied, and package.json names files that exist. */
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import manifest from './package.json'

const readme = readFileSync(join(__dirname, 'README.md'), 'utf8')

/** The README's code blocks, by the file name in their first line. */
const examples = new Map(
  [...readme.matchAll(/```[jt]s\n\/\/ (\S+)\n([^]*?)```/g)].map(([, name = '', code = '']) => [
    name,
    code,
  ]),
)

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'readme-'))
  for (const folder of ['plugins', 'data']) mkdirSync(join(root, folder))
  symlinkSync(__dirname, join(root, 'plugins', manifest.name))
  symlinkSync(join(__dirname, '../../node_modules'), join(root, 'node_modules'))
  for (const [name, code] of examples) writeFileSync(join(root, name), code)
})
afterEach(() => rmSync(root, { recursive: true }))

const runScript = (site: string) => {
  writeFileSync(join(root, 'data/site.json'), site)
  return spawnSync(process.execPath, ['--import', 'tsx', 'check.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
}

test('the script passes content without errors', () => {
  expect(runScript('{ "name": "A small site" }')).toMatchObject({
    status: 0,
    stdout: 'No problems found.\n',
    stderr: '',
  })
})

test('the script reports an error, and fails', () => {
  const { status, stdout } = runScript('{ "name": "A" }')
  expect(stdout).toMatch(
    /^data\/site\.json:1:11: Name: the text is 1 character long; it needs to be at least 3\.\n/,
  )
  expect(status).toBe(1)
})

test('the Gatsby configuration loads, with content as a function', () => {
  const { plugins } = createRequire(join(root, 'x.js'))('./gatsby-config') as {
    plugins: { options: { content?: unknown } }[]
  }
  expect(typeof plugins[0]?.options.content).toBe('function')
})

test('the install command names each dependency', () => {
  const [command = ''] = /npm install [^`]*/.exec(readme) ?? []
  const names = command.split(/\s+/).map(name => name.replace(/@.*/, ''))
  expect(names).toEqual(expect.arrayContaining(Object.keys(manifest.dependencies)))
})

test('package.json names files that exist', () => {
  const files = [manifest.main, ...Object.values(manifest.exports)]
  expect(files.filter(file => !existsSync(join(__dirname, file)))).toEqual([])
})
