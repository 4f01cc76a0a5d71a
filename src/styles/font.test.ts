/** The fonts' style sheet agrees with font-characters.ts, and no page fetches a file that it shows nothing of. */
import { readFileSync } from 'node:fs'
import { BORROWED, CHARACTERS, CUTS, FURTHER_FILES, unicodeRange } from './font-characters'

const css = readFileSync('src/styles/font.css', 'utf8').replace(/\s+/g, ' ')

test('no character is in two files, or borrowed and there', () => {
  expect(new Set(CHARACTERS).size).toBe([...CHARACTERS].length)
  expect(Array.from(BORROWED).filter(character => CHARACTERS.includes(character))).toEqual([])
})

const rule = (file: string) =>
  css.split('@font-face').find(part => part.includes(`/${file}'`)) ?? ''

test('each font stands for its weight and its width', () => {
  for (const { file, weight, width } of CUTS) {
    const text = rule(file)
    expect(text).not.toContain('unicode-range')
    expect(/font-weight: ([^;]+);/.exec(text)?.[1] ?? '400').toBe(String(weight))
    expect(/font-stretch: ([^;]+);/.exec(text)?.[1] ?? '100%').toBe(`${width}%`)
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

test.each(['naïve', 'Łódź', 'Größe', 'Señor', 'Dvořák', 'İstanbul', '“€5 – ½”'])(
  '%s is set in one face',
  text => {
    expect(
      [...text].filter(character => character !== ' ' && !CHARACTERS.includes(character)),
    ).toEqual([])
  },
)
