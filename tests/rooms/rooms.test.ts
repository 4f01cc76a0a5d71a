/** The table of rooms is told once, and what holds the code to it finds what breaks it. */
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import { parse } from 'jsonc-parser'
import rooms from '../../rooms.json'

test('README’s table of rooms says what rooms.json does, and every folder of src is in it', () => {
  const rows = readFileSync('README.md', 'utf8')
    .split('\n')
    .filter(line => line.startsWith('| `src/'))
    .map(line => line.split('|').map(cell => cell.trim()))
  const table = rows.flatMap(([, names = '', , others = '']) =>
    [...names.matchAll(/`src\/(\w+)\/`/g)].map(([, room = '']) => [
      room,
      others.split(', ').filter(Boolean),
    ]),
  )
  expect(Object.fromEntries(table)).toEqual(rooms)
  const folders = readdirSync('src', { withFileTypes: true }).filter(entry => entry.isDirectory())
  expect(Object.keys(rooms).sort()).toEqual(folders.map(({ name }) => name).sort())
})

/** What dependency-cruiser says of a project of these files. */
function cruise(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'rooms-'))
  try {
    for (const name of ['.dependency-cruiser.cjs', 'rooms.json', 'tsconfig.json'])
      copyFileSync(name, join(root, name))
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    const command = join(process.cwd(), 'node_modules/.bin/depcruise')
    const { stdout } = spawnSync(command, ['src', '--output-type', 'json'], {
      cwd: root,
      encoding: 'utf8',
    })
    const { summary } = JSON.parse(stdout) as {
      summary: { violations: { from: string; to: string; rule: { name: string } }[] }
    }
    return summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} to ${to}`).sort()
  } finally {
    rmSync(root, { recursive: true })
  }
}

test('an import that the table does not allow is found, of a value or of a type alone', () => {
  const found = cruise({
    'src/gatsby/a.ts': 'export const a = 1\nexport type A = number',
    'src/gatsby/environment.ts': 'export const prefix = 1',
    'src/content/b.ts': "import { a } from '../gatsby/a'\nexport const b = a",
    'src/content/b.test.ts': "import { a } from '../gatsby/a'\nexport const b = a",
    'src/components/ui/c.ts': "import type { A } from '../gatsby/a'\nexport const c: A = 1",
    'tools/d.ts': "import { prefix } from '../gatsby/environment'\nexport const d = prefix",
    'tools/e.ts': "export const e = () => import('../gatsby/a')",
  })
  expect(found).toEqual([
    'room-cli: tools/e.ts to src/gatsby/a.ts',
    'room-schema: src/content/b.ts to src/gatsby/a.ts',
    'room-ui: src/components/ui/c.ts to src/gatsby/a.ts',
  ])
})

test('a room without a line, a circle, a dead import and a component of another name are found', () => {
  const found = cruise({
    'src/hall/a.ts': "import '../schema/b'",
    'src/content/b.ts': "import './c'",
    'src/content/c.ts': "import './b'",
    'src/client/d.ts': "import './gone'",
    'src/components/sections/Hero/Hero.tsx':
      "import { part } from './Other'\nexport const Hero = part",
    'src/components/sections/Hero/Other.tsx': 'export const part = 1',
  })
  expect(found).toEqual([
    'component-named-unlike-its-folder: src/components/sections/Hero/Hero.tsx to src/components/sections/Hero/Other.tsx',
    'leads-nowhere: src/client/d.ts to ./gone',
    'no-circle: src/content/b.ts to src/content/c.ts',
    'room-without-a-line: src/hall/a.ts to src/content/b.ts',
  ])
})

/** The project's own rules of imports and exports, without plugins: those read a browser's globals. */
const { rules, overrides } = parse(readFileSync('.eslintrc.json', 'utf8')) as {
  rules: Linter.RulesRecord
  overrides: { files: string[]; rules: Linter.RulesRecord }[]
}
const restrictions = (all: Linter.RulesRecord) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('no-restricted-')))
const eslint = new ESLint({
  useEslintrc: false,
  overrideConfig: {
    parser: '@typescript-eslint/parser',
    rules: restrictions(rules),
    overrides: overrides.map(entry => ({ files: entry.files, rules: restrictions(entry.rules) })),
  },
})

test.each([
  ['a default export', 'src/gatsby/post-build/output-paths.ts', 'export default 1'],
  [
    'a default export by another name',
    'src/gatsby/post-build/output-paths.ts',
    'const a = 1\nexport { a as default }',
  ],
  ['a barrel', 'src/gatsby/post-build/output-paths.ts', "export { pageFile } from './page-file'"],
  ['a whole barrel', 'src/gatsby/post-build/output-paths.ts', "export * from './page-file'"],
  [
    'a computed import',
    'src/gatsby/post-build/output-paths.ts',
    'export const load = (name: string) => import(name)',
  ],
  [
    'the head written outside src/components/layout/Seo',
    'src/components/ui/columns.ts',
    "import { Helmet } from 'react-helmet'\nexport const a = Helmet",
  ],
  ['a page without a default export', 'src/pages/about.tsx', 'export const About = 1'],
  ['code in gatsby-node', 'gatsby-node.ts', 'export const onPreInit = () => undefined'],
])('eslint finds %s', async (_, filePath, text) => {
  const [result] = await eslint.lintText(text, { filePath })
  expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual([
    expect.stringMatching(/^no-restricted-(?:syntax|imports)$/),
  ])
})
