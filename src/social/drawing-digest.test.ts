import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { drawingDigest } from './drawing-digest'

const ROOMS = ['social', 'graphics', 'schema', 'styles', 'documents', 'routes']
const PACKAGES = [
  '@resvg/resvg-js',
  'sharp',
  'react-dom',
  'react',
  'subset-font',
  'entities',
  'opentype.js',
  'culori',
]

let root: string
const at = (path: string) => join(root, path)
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'drawing-'))
  for (const room of ROOMS) cpSync(join('src', room), at(join('src', room)), { recursive: true })
  cpSync('data/brand.json', at('data/brand.json'))
  for (const name of PACKAGES) {
    const file = join('node_modules', name, 'package.json')
    mkdirSync(dirname(at(file)), { recursive: true })
    cpSync(file, at(file))
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Whether a change of one file gives another name. */
function changes(file: string, change: (text: string) => string): boolean {
  const before = drawingDigest(root)
  const text = readFileSync(at(file), 'utf8')
  const changed = change(text)
  expect(changed).not.toBe(text)
  writeFileSync(at(file), changed)
  return drawingDigest(root) !== before
}

test('the same code has the same name', () => {
  expect(drawingDigest(root)).toBe(drawingDigest(root))
})

test.each([
  ['src/social/canvas.ts', /\b30\b|\b48\b|\b64\b|\b1200\b/],
  ['src/graphics/format.ts', /(?<=\[figure = )''/],
  ['src/graphics/instruments/Phone.tsx', /\d+/],
  ['src/graphics/cover/compositions.ts', /(?<=LEAN = )\d+/],
])('a value in %s changes it', (file, number) => {
  expect(changes(file, text => text.replace(number, "'7'"))).toBe(true)
})

test.each(PACKAGES.slice(0, 2))('another version of %s changes it', name => {
  const file = join('node_modules', name, 'package.json')
  expect(changes(file, text => text.replace(/"version": "[^"]+"/, '"version": "99.0.0"'))).toBe(
    true,
  )
})

test('a comment, and code that draws nothing, change nothing', () => {
  expect(changes('src/social/canvas.ts', text => `${text}\n// A remark.\n`)).toBe(false)
  expect(changes('src/social/icons.ts', text => `${text}\nexport const more = 1\n`)).toBe(false)
})
