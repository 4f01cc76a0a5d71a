import { brotliCompressSync } from 'node:zlib'
import { bundleBootScript, contentHash } from './boot-script'

const build = {
  hash: 'abc123',
  scripts: ['/x/assets/runtime.js', '/x/assets/app.js'],
  appData: '/x/page-data/app-data.json',
}
const { code, file } = bundleBootScript(process.cwd(), build)

test('the script before the first interaction fits its budget', () => {
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1500)
})

test('it knows the build that it belongs to', () => {
  for (const fact of [build.hash, ...build.scripts, build.appData]) expect(code).toContain(fact)
  expect(code).not.toContain('__BUILD__')
})

test('it is one script that imports nothing and evaluates nothing', () => {
  expect(code).not.toMatch(/\bimport\b|\bexport\b|\beval\b|new Function|sourceMappingURL/)
})

test('its name stands for its content', () => {
  expect(file).toBe(`assets/boot-${contentHash(code)}.js`)
  expect(bundleBootScript(process.cwd(), build)).toEqual({ code, file })
  expect(bundleBootScript(process.cwd(), { ...build, hash: 'other' }).file).not.toBe(file)
})

test('a content’s hash is sixteen hexadecimal digits', () => {
  expect(contentHash('x')).toMatch(/^[0-9a-f]{16}$/)
  expect(contentHash(Buffer.from('x'))).toBe(contentHash('x'))
})
