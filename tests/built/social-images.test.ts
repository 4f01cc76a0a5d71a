/** The pictures that pages are shared with. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, files, paths } from './site'

const imageOf = (path: string) => `social${path === '/' ? '/index' : path}.png`
const read = (path: string) => readFileSync(join(DIST, imageOf(path)))

test('every page has a picture, and no picture is without a page', () => {
  const images = files.filter(file => file.startsWith('social/'))
  expect(images.sort()).toEqual(paths.map(imageOf).sort())
})

test('every picture is a PNG of 1200 by 630 pixels', () => {
  const sizes = paths.map(path => {
    const png = read(path)
    return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]
  })
  expect(new Set(sizes.map(String))).toEqual(new Set(['PNG,1200,630']))
})

test('no two pages share one', () => {
  const digests = paths.map(path => createHash('sha256').update(read(path)).digest('hex'))
  expect(new Set(digests).size).toBe(paths.length)
})

test('every picture is small enough for every network, by far', () => {
  expect(paths.filter(path => read(path).length > 60_000)).toEqual([])
  // A sheet of one color: something was not drawn.
  expect(paths.filter(path => read(path).length < 4_000)).toEqual([])
})
