import type { z } from 'zod'
import { object, text, valueText } from './fields'
import { json } from './content-type'

/** The file data/provenance.json: what is said of studies that are examples, and of verified ones. */
export const provenanceWords = object(
  'ProvenanceWords',
  'How a study is marked wherever it is shown or linked. Nobody types these words: they follow “provenance” of the study.',
  {
    mark: text(4, 20, 'The mark of an illustrative study: in the search, lists, feeds and images.'),
    name: text(8, 40, 'What an illustrative study is called within a sentence.'),
    sentence: text(40, 300, 'The line under the title of an illustrative study.'),
    example: text(40, 300, 'The line under the lead of a deliverable that is shown as an example.'),
    verifiedSentence: text(
      20,
      300,
      'The line under the title of a verified study. {source}, {approvedBy} and {approvedOn} stand for its own.',
    ),
    all: valueText(30, 300, 'What {provenance:studies} says while every study is illustrative.'),
    some: valueText(
      30,
      300,
      'The same while some are verified. {illustrative} and {all} stand for the numbers of studies.',
    ),
    none: valueText(30, 300, 'The same once all are verified.'),
    sampleFigure: text(
      8,
      80,
      'Stands after the rating for as long as data/site.json names no source of it.',
    ),
  },
)

/** The file with the provenance labels. */
export const ProvenanceWords = json('ProvenanceWords', 'data/provenance.json', provenanceWords)

export type ProvenanceWords = z.infer<typeof provenanceWords>
