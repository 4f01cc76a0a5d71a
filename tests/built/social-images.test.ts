/** The pictures that pages are shared with. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DIST, files, paths, siteUrl, meta, page } from './site'
import { SOCIAL_IMAGE } from './social-image'

const imageOf = (path: string) => `social${path === '/' ? '/index' : path}.png`
const read = (path: string) => readFileSync(join(DIST, imageOf(path)))

test('every page has a picture, and no picture is without a page', () => {
  const images = files.filter(file => file.startsWith('social/'))
  expect(images.sort()).toEqual(paths.map(imageOf).sort())
})

test('every picture is a PNG of the size that its page says', () => {
  const wrong = paths.filter(path => {
    const png = read(path)
    const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
    return (
      png.toString('latin1', 1, 4) !== 'PNG' ||
      size.width !== SOCIAL_IMAGE.width ||
      size.height !== SOCIAL_IMAGE.height
    )
  })
  expect(wrong).toEqual([])
})

test('no two pages share one', () => {
  const digests = paths.map(path => createHash('sha256').update(read(path)).digest('hex'))
  expect(new Set(digests).size).toBe(paths.length)
})

test('every picture is small enough for every network, by far', () => {
  expect(paths.filter(path => read(path).length > 60_000)).toEqual([])
  // A sheet of one colour: something was not drawn.
  expect(paths.filter(path => read(path).length < 4_000)).toEqual([])
})

test('every page names its own, by its whole address', () => {
  const own = paths.filter(path => !meta(page(path), 'og:image')[0]?.startsWith(siteUrl))
  expect(own).toEqual([])
})
