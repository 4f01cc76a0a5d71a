/**
 * Experience that a text claims as the agency's own: “in our audits”, “we have seen”. A reader may ask
 * where that is from, so the sentence links to it, or the owner is asked to stand by it.
 */
import type { Fault } from '../../documents/fault'
import { documentOf, type Document } from '../../documents/document'
import type { Passage } from './readable-text'
import { sentencesOf } from './sentences'

/** What we met, not how we work: “we find” claims experience, “we count” does not. */
const CLAIMS = [
  /\b(?:in|from|by|across) our (?:own )?(?:audits?|experience|projects?|accounts?|records|count)\b/gi,
  /\bwe(?:’ve| have)(?: (?:often|rarely|never|also|yet to))? (?:seen?|met|meet|found|find|watched|learned|observed|noticed|gone|had)\b/gi,
  /\bwe(?: (?:often|usually|regularly|rarely|seldom|always|never|keep))? (?:see|saw|seeing|meet|met|meeting|hear|heard|find|found|learned)\b(?! (?:to|out|each other)\b)/gi,
  /\bour (?:audits|projects|clients|tests|data|records|experience) (?:show|suggest|say|tell)s?\b/gi,
]

/** A claim of own experience, with the sentence that makes it. */
export interface OwnExperience {
  /** Where the claim starts in its passage. */
  index: number
  words: string
  /** Where its sentence starts and ends in the passage. */
  sentence: { from: number; to: number }
}

/** Every such claim in a passage that no link of the same sentence leads on from; a question claims nothing. */
export function ownExperienceIn({ text, links = [] }: Passage): OwnExperience[] {
  return sentencesOf(text).flatMap(sentence => {
    const from = sentence.index
    const to = from + sentence.text.length
    if (sentence.text.endsWith('?')) return []
    if (links.some(link => link.from >= from && link.from < to)) return []
    const [first] = CLAIMS.flatMap(pattern => [...sentence.text.matchAll(pattern)]).sort(
      (a, b) => a.index - b.index,
    )
    return first ? [{ index: from + first.index, words: first[0], sentence: { from, to } }] : []
  })
}

/** Warns of claims that are neither linked to a source nor on the launch list. */
export function experienceFaults(
  { file, kind }: Document,
  passages: readonly Passage[],
  documents: readonly Document[],
): Fault[] {
  // A study tells what was done in it, and has its provenance under its title.
  if (kind.typeName === 'CaseStudy') return []
  const confirmed = (documentOf(documents, 'ToConfirm')?.data ?? [])
    .filter(entry => entry.file === file.path)
    .map(({ words }) => {
      const from = file.text.indexOf(words)
      return { from, to: from + words.length }
    })
  return passages.flatMap(passage =>
    ownExperienceIn(passage)
      .filter(({ sentence }) => {
        const from = passage.offsetAt(sentence.from)
        const to = passage.offsetAt(sentence.to - 1)
        return !confirmed.some(words => words.from >= 0 && words.from <= to && words.to >= from)
      })
      .map(({ index, words }) =>
        file.warning(
          passage.offsetAt(index),
          'own-experience',
          `“${words}” claims experience of our own that nobody can look up.`,
          'Link to the source in this sentence, say it without the claim, or put its words into data/to-confirm.json.',
        ),
      ),
  )
}
