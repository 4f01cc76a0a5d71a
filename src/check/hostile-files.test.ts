/**
 * What somebody may put into a pull request: each is refused at its place, or is harmless, and the check
 * answers in a few seconds whatever there is.
 */
import { mkdirSync, renameSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { minimalProject, PICTURE, type TestProject } from '../../tests/support/minimal-project'

const POST = 'content/blog/one/index.mdx'

/** Far more than any of them takes, in microseconds of the processor. */
const LIMIT = 20_000_000

let project: TestProject
beforeEach(() => {
  project = minimalProject()
})
afterEach(() => project.dispose())

/** The rules that are broken, by file; and that it took no longer than it may. */
function broken(): string[] {
  const start = process.cpuUsage()
  const { faults } = project.check()
  const { user, system } = process.cpuUsage(start)
  expect(user + system).toBeLessThan(LIMIT)
  return [...new Set(faults.map(({ file, rule }) => `${file} ${rule}`))]
}

test('100 MB of text', () => {
  project.write('content/blog/two/index.mdx', project.read(POST) + 'Words. '.repeat(15_000_000))
  expect(broken()).toContain('content/blog/two/index.mdx large-file')
})

test('100 MB of JSON', () => {
  project.write('data/tags.json', `["${'x'.repeat(100_000_000)}"]`)
  expect(broken()).toContain('data/tags.json large-file')
})

test('a picture of 2 GB', () => {
  project.write('content/blog/one/home.png', PICTURE)
  truncateSync(join(project.root, 'content/blog/one/home.png'), 2 ** 31)
  expect(broken()).toContain('content/blog/one/home.png large-file')
})

test('a picture of 63 megapixels, in a few kilobytes', async () => {
  const size = { width: 9000, height: 7000, channels: 3 as const, background: 'white' }
  for (const format of ['png', 'webp', 'avif'] as const)
    writeFileSync(
      join(project.root, `content/blog/one/home.${format}`),
      // AVIF takes its time over so many; what its head says is what counts.
      await sharp({ create: format === 'avif' ? { ...size, width: 8000, height: 6400 } : size })
        .toFormat(format, { effort: 1 })
        .toBuffer(),
    )
  expect(broken()).toEqual(
    ['avif', 'png', 'webp'].map(format => `content/blog/one/home.${format} picture`),
  )
}, 120_000)

test('a picture whose head does not say how large it is', () => {
  project.write('content/blog/one/home.avif', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0mif1'))
  project.write('content/blog/one/home.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'))
  expect(broken()).toEqual([
    'content/blog/one/home.avif picture',
    'content/blog/one/home.jpg picture',
  ])
})

test('100,000 files', () => {
  const folder = join(project.root, 'content/blog/one/many')
  mkdirSync(folder)
  for (let number = 0; number < 100_000; number++) writeFileSync(join(folder, `${number}.mdx`), '')
  expect(broken().length).toBeGreaterThan(0)
}, 120_000)

test.each(['data', 'content', 'static'])('%s as a link to another folder', folder => {
  mkdirSync(join(project.root, folder), { recursive: true })
  renameSync(join(project.root, folder), join(project.root, 'elsewhere'))
  symlinkSync('elsewhere', join(project.root, folder))
  expect(broken()).toContain(`${folder} symbolic-link`)
})

test.each([
  ['a link out of the project', 'passwd', '/etc/passwd', 'symbolic-link'],
  ['a link to a folder', 'all', '..', 'symbolic-link'],
])('%s among what is copied as it is', (_, name, target, rule) => {
  mkdirSync(join(project.root, 'static'), { recursive: true })
  symlinkSync(target, join(project.root, 'static', name))
  expect(broken()).toEqual([`static/${name} ${rule}`])
})

test('a drawing that runs a script among what is copied as it is', () => {
  project.write('static/mark.svg', '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>')
  expect(broken()).toEqual(['static/mark.svg picture'])
})

const BOMB = `a: &a [x,x,x,x,x,x,x,x,x]
b: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]
c: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]
d: &d [*c,*c,*c,*c,*c,*c,*c,*c,*c]
e: &e [*d,*d,*d,*d,*d,*d,*d,*d,*d]
f: &f [*e,*e,*e,*e,*e,*e,*e,*e,*e]
g: &g [*f,*f,*f,*f,*f,*f,*f,*f,*f]
h: &h [*g,*g,*g,*g,*g,*g,*g,*g,*g]
`

test.each([
  ['anchors that multiply', BOMB],
  ['a merge key', '<<: {title: x}\n'],
  ['a tag that makes an object', 'title: !!js/function "alert(1)"\n'],
  ['a number beyond all numbers', 'order: 1e999\n'],
  ['a name of JavaScript’s own', '__proto__: {draft: true}\n'],
  ['the same field twice', 'draft: true\ndraft: false\n'],
])('%s in the front matter', (_, yaml) => {
  project.replace(POST, '---\n', `---\n${yaml}`)
  const places = broken()
  expect(places.length).toBeGreaterThan(0)
  expect(places.every(place => place.startsWith(POST))).toBe(true)
})

test.each([
  ['a number beyond all numbers', '1e999'],
  ['a number that no double holds', '123456789012345678901234567890'],
])('%s as a year', (_, number) => {
  const text = project.read('data/site.json')
  project.write(
    'data/site.json',
    text.replace(/"copyrightYear": \d+/, `"copyrightYear": ${number}`),
  )
  expect(broken().join()).toContain('data/site.json')
})

test.each([
  ['letters that look like others, in an address', '[us](https://www.аgency.example/)'],
  ['a change of the reading direction', 'Words \u202esdrow and more.'],
  ['a character without width', 'Wo\u200brds and more.'],
  ['a script as an address', '[us](javascript:alert(1))'],
  ['data as an address', '[us](data:text/html,x)'],
  ['an import', 'import fs from "node:fs"'],
  ['an expression', 'Words {process.exit(1)} and more.'],
  ['HTML that runs', '<img src="x" onerror="alert(1)" />'],
])('%s in a text', (_, passage) => {
  project.replace(POST, 'The first', `${passage}\n\nThe first`)
  expect(broken().filter(place => place.startsWith(POST)).length).toBeGreaterThan(0)
})
