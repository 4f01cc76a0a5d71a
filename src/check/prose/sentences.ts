/**
 * Sentences and words of a passage, as Unicode divides them: the platform does what retext would. Its
 * readability is a grade; an editor needs the sentence.
 */
import type { Passage } from './readable-text'

export interface Sentence {
  text: string
  /** Where it starts in its passage. */
  index: number
  words: number
}

/** How long the sentences of a text are. */
export interface SentenceLengths {
  sentences: number
  words: number
  /** Words of a sentence, on average. */
  average: number
  longest?: { sentence: Sentence; passage: Passage }
}

const sentenceSegmenter = new Intl.Segmenter('en-GB', { granularity: 'sentence' })

/** A word, or a figure with its signs: “same-day”, “$1,200.50”, “client’s”. */
const WORD = /[\p{L}\p{N}$][\p{L}\p{N}]*(?:[-–.,’'][\p{L}\p{N}]+)*%?/gu

export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? []
}

export function sentencesOf(text: string): Sentence[] {
  return [...sentenceSegmenter.segment(text)].map(({ segment, index }) => ({
    text: segment.trimEnd(),
    index,
    words: wordsOf(segment).length,
  }))
}

/** Measures running text; labels and short fields are not sentences. */
export function measureSentences(passages: readonly Passage[]): SentenceLengths {
  let sentences = 0
  let words = 0
  let longest: SentenceLengths['longest']
  for (const passage of passages) {
    if (passage.kind === 'label') continue
    for (const sentence of sentencesOf(passage.text)) {
      if (!/[.!?:]["”’)]?$/.test(sentence.text)) continue
      sentences++
      words += sentence.words
      if (!longest || sentence.words > longest.sentence.words) longest = { sentence, passage }
    }
  }
  return { sentences, words, average: sentences === 0 ? 0 : words / sentences, longest }
}
