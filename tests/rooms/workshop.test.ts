/** The pictures of what was made, held to the pages of workshop/ that they were taken of. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { figureSources } from '../../src/documents/figure-sources'
import {
  RECORD,
  sourceHash,
  textFolder,
  TEXTS,
  VIEWS,
  workshopPages,
  type PhotographedPages,
} from '../support/workshop'

/** Letters any smaller are not read on a telephone, in CSS pixels of the site. */
const LEGIBLE = 11
/** What is committed stays small, in bytes. */
const LARGEST_ORIGINAL = 400_000

const pages = workshopPages()
const photographed = JSON.parse(readFileSync(RECORD, 'utf8')) as PhotographedPages

test('every page was photographed as it now is', () => {
  // Whoever removes a text may leave its page here.
  const known = Object.keys(photographed).filter(name => textFolder(dirname(name)))
  expect(known).toEqual(pages.map(({ name }) => name))
  const changed = pages.filter(({ name, file }) => photographed[name]?.hash !== sourceHash(file))
  expect(changed.map(({ name }) => `npm run workshop -- ${name}`)).toEqual([])
})

test('every picture is there, as sharp as its view asks, and small', async () => {
  for (const { pictures } of pages)
    for (const [index, { width, density }] of VIEWS.entries()) {
      const file = pictures[index] ?? ''
      expect([file, (await sharp(file).metadata()).width]).toEqual([file, width * density])
      expect(statSync(file).size).toBeLessThanOrEqual(LARGEST_ORIGINAL)
    }
})

test('every picture is shown by its text, and none of these is without its page', () => {
  const folders = TEXTS.flatMap(kind => readdirSync(kind).map(slug => join(kind, slug)))
  const shown = folders.flatMap(folder => {
    const text = join(folder, 'index.mdx')
    if (!existsSync(text)) return []
    return figureSources(readFileSync(text, 'utf8')).flatMap(({ src, phone }) =>
      phone ? [src, phone].map(name => join(folder, name)) : [],
    )
  })
  expect(shown.sort()).toEqual(pages.flatMap(({ pictures }) => pictures).sort())
})

test('the smallest letters can be read in the narrowest place', () => {
  const small = pages.flatMap(({ name }) =>
    VIEWS.flatMap(({ view, width, shown, ending }) => {
      const size = ((photographed[name]?.smallest[view] ?? 0) * shown) / width
      return size < LEGIBLE ? [`${name}${ending}: ${size.toFixed(1)}`] : []
    }),
  )
  expect(small).toEqual([])
})

test('a page is HTML and CSS, and asks no other host', () => {
  for (const { file } of pages)
    expect(readFileSync(file, 'utf8')).not.toMatch(/<script|https?:\/\/|\bon\w+=/)
})
