/** Numbers that a page tells of a case study: they must stand in it too. */
import type { Fault } from '../../documents/fault'
import type { Document } from '../../documents/document'
import { figuresIn, type Figure } from './figures'
import type { Passage } from './readable-text'
import { sentencesOf } from './sentences'
import { addressParts } from '../../routes/address'

export interface StudyNumbersReading {
  checked: number
  faults: Fault[]
}

interface Text {
  document: Document
  passages: readonly Passage[]
}

/**
 * Holds what pages say of case studies against the studies themselves: the large figures of the
 * service pages, and sentences with a link to one study.
 */
export function checkStudyNumbers(texts: readonly Text[]): StudyNumbersReading {
  const byPath = new Map<string, Text>(
    texts.flatMap(text => {
      const { kind, slug } = text.document
      return kind.typeName === 'CaseStudy' && slug ? [[`/case-studies/${slug}`, text] as const] : []
    }),
  )
  const known = new Map<string, ReadonlySet<number>>()
  const numbersOf = (path: string): ReadonlySet<number> | undefined => {
    const text = byPath.get(path)
    if (text && !known.has(path)) known.set(path, allNumbers(text))
    return known.get(path)
  }
  const readings = texts.flatMap(text => [
    servicePageFigures(text.document, numbersOf),
    ...text.passages.map(passage => linkedSentences(text.document, passage, numbersOf)),
  ])
  return {
    checked: readings.reduce((sum, { checked }) => sum + checked, 0),
    faults: readings.flatMap(({ faults }) => faults),
  }
}

type NumbersOf = (path: string) => ReadonlySet<number> | undefined

/** The values shown large on a service page. */
function servicePageFigures(document: Document, numbersOf: NumbersOf) {
  const reading: StudyNumbersReading = { checked: 0, faults: [] }
  if (document.typeName !== 'ServicePage') return reading
  const { file, located, data } = document
  data.figures.forEach(({ value, caseStudy }, index) => {
    const numbers = caseStudy === undefined ? undefined : numbersOf(`/case-studies/${caseStudy}`)
    if (!numbers) return
    for (const figure of figuresIn(value)) {
      reading.checked++
      if (numbers.has(Math.abs(figure.value))) continue
      reading.faults.push(
        file.fault(
          located.offsetOf(['figures', index, 'value']),
          'study-number',
          `“${value.slice(figure.index, figure.end)}” does not stand in the study ${caseStudy}.`,
          'Make the two agree.',
        ),
      )
    }
  })
  return reading
}

/** Sentences about one study; with two links in it, nobody knows which a number is about. */
function linkedSentences(
  { file }: Document,
  passage: Passage,
  numbersOf: NumbersOf,
): StudyNumbersReading {
  const { text, links = [] } = passage
  const reading: StudyNumbersReading = { checked: 0, faults: [] }
  if (links.length === 0) return reading
  for (const sentence of sentencesOf(text)) {
    const end = sentence.index + sentence.text.length
    const own = links.filter(({ from }) => from >= sentence.index && from < end)
    const [link] = own
    const { path } = addressParts(link?.url ?? '')
    const numbers = own.length === 1 ? numbersOf(path) : undefined
    if (!numbers) continue
    for (const figure of figuresIn(sentence.text).filter(isTelling)) {
      reading.checked++
      if (numbers.has(Math.abs(figure.value))) continue
      reading.faults.push(
        file.warning(
          passage.offsetAt(sentence.index + figure.index),
          'study-number',
          `“${sentence.text.slice(figure.index, figure.end)}” does not stand in the study that this sentence links.`,
          'If the number is that study’s, make the two agree.',
        ),
      )
    }
  }
  return reading
}

/** “One”, “two” and “three” in words are seldom facts. */
function isTelling({ value, unit, index, end }: Figure): boolean {
  return unit !== 'plain' || value > 3 || end - index <= 2
}

/** Every number of a document: in its text, and in its metrics and charts. */
function allNumbers({ document, passages }: Text): ReadonlySet<number> {
  const numbers = new Set<number>()
  for (const { text } of passages) {
    for (const { value } of figuresIn(text)) numbers.add(Math.abs(value))
  }
  const walk = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(Math.abs(value))
    // Labels of charts, too short to be a passage.
    else if (typeof value === 'string')
      figuresIn(value).forEach(figure => numbers.add(figure.value))
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk)
  }
  walk(document.located.value)
  return numbers
}
