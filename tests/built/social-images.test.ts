/** Every page’s social image. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, files, paths } from './site'

const imageOf = (path: string) => `social${path === '/' ? '/index' : path}.png`
const read = (path: string) => readFileSync(join(DIST, imageOf(path)))

test('every page has an image, and every image has a page', () => {
  const images = files.filter(file => file.startsWith('social/'))
  expect(images.sort()).toEqual(paths.map(imageOf).sort())
})

test('every image is a 1200 × 630 PNG', () => {
  const sizes = paths.map(path => {
    const png = read(path)
    return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]
  })
  expect(new Set(sizes.map(String))).toEqual(new Set(['PNG,1200,630']))
})

test('no two pages share an image', () => {
  const digests = paths.map(path => createHash('sha256').update(read(path)).digest('hex'))
  expect(new Set(digests).size).toBe(paths.length)
})

test('every image is well below social networks’ size limits', () => {
  expect(paths.filter(path => read(path).length > 60_000)).toEqual([])
  // A smaller image would be blank or missing something.
  expect(paths.filter(path => read(path).length < 4_000)).toEqual([])
})
