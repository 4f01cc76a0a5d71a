/** The words of the whole site: shared sequences, clichés, claims of experience, long sentences, wrong sums, links between pages. */
import type { CheckResult } from '../check-project'
import { byPlace, type Fault } from '../../documents/fault'
import type { Document } from '../../documents/document'
import { claimsIn, sharesIn, sumsIn } from './change-claims'
import { clichesIn } from './cliches'
import { checkLinks } from './links-between-pages'
import { checkMetrics } from './metric-sums'
import { experienceFaults } from './own-experience'
import { passagesOf, type Passage } from './readable-text'
import { checkStudyNumbers } from './numbers-of-studies'
import { measureSentences, sentencesOf } from './sentences'
import { sharedSequences } from './shared-sequences'
import { checkTableTotals } from './table-totals'

/** No two files may share more of their eight-word sequences than this. */
export const MOST_SHARED = 0.1
/** From here a reader loses the thread. */
const LONG_SENTENCE = 48
const LONG_AVERAGE = 24

/** Files that no page shows; the first repeats other files’ words on purpose. */
const UNREAD_KINDS = new Set(['ToConfirm', 'Redirect'])

export interface WordsResult {
  faults: Fault[]
  figures: {
    files: number
    words: number
    sentences: number
    /** Words of a sentence. */
    average: number
    longest: { file: string; words: number }
    /** The pair of files that shares most. */
    mostShared?: { files: [string, string]; count: number; share: number; example: string }
    /** Pairs of files that share any sequence. */
    sharingPairs: number
    /** Sums, totals, changes, averages and fractions that were worked out again. */
    sums: number
    /** Numbers that a page tells of another, found there. */
    studyNumbers: number
  }
}

export function checkWords({ documents: all }: Pick<CheckResult, 'documents'>): WordsResult {
  const documents = all.filter(({ kind }) => !UNREAD_KINDS.has(kind.typeName))
  const texts = documents.map(document => ({ document, passages: passagesOf(document) }))
  const faults: Fault[] = [...checkLinks(documents)]
  const figures: WordsResult['figures'] = {
    files: documents.length,
    words: 0,
    sentences: 0,
    average: 0,
    longest: { file: '', words: 0 },
    sharingPairs: 0,
    sums: 0,
    studyNumbers: 0,
  }
  for (const { document, passages } of texts) {
    faults.push(...clicheFaults(document, passages), ...experienceFaults(document, passages, all))
    const sums = sumFaults(document, passages)
    faults.push(...sums.faults)
    figures.sums += sums.checked
    const { sentences, words, average, longest } = measureSentences(passages)
    figures.sentences += sentences
    figures.words += words
    if (longest && longest.sentence.words > figures.longest.words) {
      figures.longest = { file: document.file.path, words: longest.sentence.words }
    }
    faults.push(...lengthFaults(document, passages, sentences, average))
  }
  const studyNumbers = checkStudyNumbers(texts)
  faults.push(...studyNumbers.faults)
  figures.studyNumbers = studyNumbers.checked
  figures.average = figures.sentences === 0 ? 0 : figures.words / figures.sentences
  const pairs = sharedSequences(texts.map(({ passages }) => passages.map(({ text }) => text)))
  figures.sharingPairs = pairs.length
  const described = pairs.flatMap(({ a, b, count, share, example }) => {
    const [first, second] = [texts[a], texts[b]]
    if (!first || !second) return []
    const { document, passages } = second
    return [{ first: first.document, second: document, count, share, example, passages }]
  })
  const most = described.reduce(
    (top, pair) => (top && top.share >= pair.share ? top : pair),
    described[0],
  )
  if (most) {
    const { first, second, count, share, example } = most
    figures.mostShared = { files: [first.file.path, second.file.path], count, share, example }
  }
  // A single sequence is a turn of phrase; from two on it is a sentence.
  faults.push(...described.filter(({ count }) => count > 1).map(sharedFault))
  return { faults: faults.sort(byPlace), figures }
}

function sharedFault(pair: {
  first: Document
  second: Document
  count: number
  share: number
  example: string
  passages: readonly Passage[]
}): Fault {
  const { first, second, count, share, example, passages } = pair
  const [word = ''] = example.split(' ')
  const start = passages.find(({ text }) => text.includes(example))
  const offset = start
    ? start.offsetAt(start.text.indexOf(example))
    : second.file.text.indexOf(word)
  const tooMuch = share > MOST_SHARED
  return {
    ...second.file.fault(
      offset,
      'shared-words',
      `“${example}…” stands in ${first.file.path} too; the two share ${count} sequence${count === 1 ? '' : 's'} of eight words, ${(share * 100).toFixed(1)}%.`,
      tooMuch
        ? 'At most a tenth may be shared: write one of them anew.'
        : 'Say it in other words here.',
    ),
    severity: tooMuch ? 'error' : 'warning',
  }
}

function clicheFaults({ file }: Document, passages: readonly Passage[]): Fault[] {
  return passages.flatMap(passage =>
    clichesIn(passage.text).map(({ index, words, instead }) =>
      file.fault(passage.offsetAt(index), 'cliche', `“${words}” is worn out.`, instead),
    ),
  )
}

function sumFaults(
  document: Document,
  passages: readonly Passage[],
): { checked: number; faults: Fault[] } {
  const metrics = checkMetrics(document, passages)
  const totals = checkTableTotals(document)
  let checked = metrics.checked + totals.checked
  const faults = [...metrics.faults, ...totals.faults]
  for (const passage of passages) {
    for (const { text, index } of sentencesOf(passage.text)) {
      for (const read of [claimsIn, sharesIn, sumsIn]) {
        const reading = read(text)
        checked += reading.checked
        faults.push(
          ...reading.wrong.map(({ index: at, claim, expected }) =>
            document.file.fault(
              passage.offsetAt(index + at),
              'arithmetic',
              `The text says ${claim}, and its own numbers give ${expected}.`,
              'Work it out again.',
            ),
          ),
        )
      }
    }
  }
  return { checked, faults }
}

function lengthFaults(
  { file }: Document,
  passages: readonly Passage[],
  sentences: number,
  average: number,
): Fault[] {
  const faults: Fault[] = passages.flatMap(passage =>
    passage.kind === 'label'
      ? []
      : sentencesOf(passage.text)
          .filter(({ words }) => words > LONG_SENTENCE)
          .map(({ index, words }) =>
            file.fault(
              passage.offsetAt(index),
              'long-sentence',
              `This sentence has ${words} words.`,
              'Make two of it.',
            ),
          ),
  )
  if (sentences >= 10 && average > LONG_AVERAGE) {
    faults.push(
      file.fault(
        0,
        'long-sentences',
        `The sentences have ${average.toFixed(1)} words on average.`,
        'Mix in short ones.',
      ),
    )
  }
  return faults.map(fault => ({ ...fault, severity: 'warning' }))
}
