/** Characters that the site's face lacks: they would stand in another face amid their word. */
import { visit } from 'unist-util-visit'
import type { Document } from '../../../plugins/gatsby-plugin-content-check/src/document'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { splitMdx } from '../../../plugins/gatsby-plugin-content-check/src/front-matter'
import type { Path } from '../../../plugins/gatsby-plugin-content-check/src/located-value'
import { parseMdx } from '../../../plugins/gatsby-plugin-content-check/src/mdx-tree'
import { codePoint } from './code-point'
import { BORROWED, CHARACTERS } from '../../styles/font-characters'

/** Fields for machines, which no page shows. */
const UNSHOWN = new Set(['keywords', 'structuredData', 'url', 'canonicalUrl'])

/** Files that no page shows. */
const UNSHOWN_KINDS = new Set(['ToConfirm', 'Redirect'])

/**
 * Whatever is not in the face. Spaces of every width come from any face; what is invisible is another
 * rule's, which mends it.
 */
const LACKING = new RegExp(
  `[^\\s\\p{Cf}${Array.from(CHARACTERS + BORROWED, escape).join('')}]`,
  'gu',
)

const IN_FACE = new Set(CHARACTERS + BORROWED)

const ASCII = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code))

/** What may be lacking: everything beyond ASCII, which few letters of a text are, and what of ASCII is. */
const UNUSUAL = new RegExp(
  `[\\u{80}-\\u{10ffff}${ASCII.filter(isSuspect).map(escape).join('')}]`,
  'gu',
)

/** Whether a character may be lacking; asked first, since Unicode’s properties take ten times as long. */
function isSuspect(character: string): boolean {
  return !IN_FACE.has(character) && !/\s/.test(character)
}

/** A character within the brackets of a regular expression. */
function escape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
}

/** A text as a page shows it, and where it stands in the file. */
interface Shown {
  text: string
  from: number
}

/** One warning for each character that a document shows and the face lacks, at the first of its places. */
export function checkLetters(document: Document): Fault[] {
  const { file, kind } = document
  // Most files have none, and are looked into no further.
  const suspects = (file.text.match(UNUSUAL) ?? []).some(isSuspect)
  if (!suspects && !file.text.includes('\\u')) return []
  if (UNSHOWN_KINDS.has(kind.typeName)) return []
  const places = new Map<string, { first: number; count: number }>()
  for (const { text, from } of shownTexts(document)) {
    for (const [character] of text.normalize('NFC').matchAll(LACKING)) {
      const place = places.get(character)
      if (place) place.count++
      else places.set(character, { first: placeOf(character, file.text, from), count: 1 })
    }
  }
  return [...places].map(([character, { first, count }]) => {
    const more = count > 1 ? `, ${count} times in this file` : ''
    return file.warning(
      first,
      'letter',
      `The site’s typeface has no “${character}” (${codePoint(character)})${more}; it would stand in another one.`,
      instead(character),
    )
  })
}

/** Where a character stands in a file; one that is written as an escape, where its text begins. */
function placeOf(character: string, text: string, from: number): number {
  const at = text.indexOf(character, from)
  return at < 0 ? from : at
}

/** Romanian’s own letters, which older keyboards write with a cedilla. */
const COMMAS = new Map([
  ['Ţ', 'Ț'],
  ['ţ', 'ț'],
])

/** What to write in place of a character. */
function instead(character: string): string {
  const comma = COMMAS.get(character)
  if (comma) return `Write “${comma}”, with a comma below.`
  if (/[\u2010\u2011\u2043]/.test(character)) return 'Write a hyphen: -'
  const plain = character.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain !== character && plain.search(LACKING) < 0
    ? `Write “${plain}”.`
    : 'Write it in words, or in letters of Latin script.'
}

/** What a document shows: its fields, and its text but for code, which is set in the system’s own face. */
function shownTexts({ located, file, kind }: Document): Shown[] {
  const shown: Shown[] = []
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') shown.push({ text: value, from: located.offsetOf(path) })
    else if (Array.isArray(value)) value.forEach((entry, index) => walk(entry, [...path, index]))
    else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value))
        if (!UNSHOWN.has(key)) walk(entry, [...path, key])
    }
  }
  walk(located.value, [])
  if (kind.format !== 'mdx') return shown
  const { body, bodyStart } = splitMdx(file)
  visit(parseMdx(body), node => {
    const from = bodyStart + (node.position?.start.offset ?? 0)
    if (node.type === 'text') shown.push({ text: node.value, from })
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const { value } of node.attributes)
        if (typeof value === 'string') shown.push({ text: value, from })
    }
  })
  return shown
}
