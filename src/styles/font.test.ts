/** The face's files hold what they are said to hold, in one measure, and no page fetches one that it shows nothing of. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Font } from 'opentype.js'
import subsetFont from 'subset-font'
import { BORROWED, CHARACTERS, CUTS, FURTHER_FILES, unicodeRange } from './font-characters'

const css = readFileSync('src/styles/font.css', 'utf8').replace(/\s+/g, ' ')
const ALL = [...CUTS, ...FURTHER_FILES]
const faces = new Map<string, Font>()

beforeAll(async () => {
  for (const { file } of ALL) {
    const bytes = readFileSync(join('src/styles/fonts', file))
    const open = await subsetFont(bytes, CHARACTERS + BORROWED, { targetFormat: 'sfnt' })
    faces.set(file, parse(new Uint8Array(open).buffer))
  }
})

test.each(ALL)('$file has every character that it is cut for', ({ file, characters }) => {
  const missing = Array.from(characters).filter(
    character => faces.get(file)?.charToGlyph(character).index === 0,
  )
  expect(missing).toEqual([])
})

test('no character is in two files, or borrowed and there', () => {
  expect(new Set(CHARACTERS).size).toBe([...CHARACTERS].length)
  expect(Array.from(BORROWED).filter(character => CHARACTERS.includes(character))).toEqual([])
})

const rule = (file: string) =>
  css.split('@font-face').find(part => part.includes(`/${file}'`)) ?? ''

test('each cut stands for its weight and its width, and is cut at them', () => {
  for (const { file, weight, width } of CUTS) {
    const text = rule(file)
    expect(text).not.toContain('unicode-range')
    expect(/font-weight: ([^;]+);/.exec(text)?.[1] ?? '400').toBe(String(weight))
    expect(/font-stretch: ([^;]+);/.exec(text)?.[1] ?? '100%').toBe(`${width}%`)
    expect(faces.get(file)?.tables.os2.usWeightClass).toBe(weight)
    // One cut, and no axis to be led along.
    expect(faces.get(file)?.tables.fvar).toBeUndefined()
  }
})

test('a page fetches a further file for the characters of that file alone', () => {
  const claimed = new Map<number, string[]>()
  for (const face of FURTHER_FILES) {
    const ranges = unicodeRange(face)
    expect(rule(face.file)).toContain(`unicode-range: ${ranges};`)
    for (const [, from = '', to = from] of ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g))
      for (let code = parseInt(from, 16); code <= parseInt(to, 16); code++)
        claimed.set(code, [...(claimed.get(code) ?? []), face.file])
  }
  const files = (character: string) => claimed.get(character.codePointAt(0) ?? 0) ?? []
  const elsewhere = Array.from(CUTS[0].characters + BORROWED)
  expect(elsewhere.filter(character => files(character).length > 0)).toEqual([])
  for (const { file, characters } of FURTHER_FILES)
    for (const character of characters)
      expect([character, files(character)]).toEqual([character, [file]])
})

test('all files have the same measures, so that a line of mixed letters stays as high', () => {
  const measures = [...faces.values()].map(({ unitsPerEm, tables }) => {
    const { hhea, os2 } = tables
    const { ascender, descender, lineGap } = hhea
    return {
      unitsPerEm,
      ascender,
      descender,
      lineGap,
      top: os2.sTypoAscender,
      win: os2.usWinAscent,
    }
  })
  expect(measures).toHaveLength(ALL.length)
  expect(new Set(measures.map(each => JSON.stringify(each))).size).toBe(1)
})

test.each(['naïve', 'Łódź', 'Größe', 'Señor', 'Dvořák', 'İstanbul', '“€5 – ½”'])(
  '%s is set in one face',
  text => {
    expect(
      [...text].filter(character => character !== ' ' && !CHARACTERS.includes(character)),
    ).toEqual([])
  },
)
