import { object, text, valueText } from './fields'
import { json, type DataOf } from './content-type'

/** The file with the labels of illustrative and verified case studies. */
export const ProvenanceWords = json(
  'ProvenanceWords',
  'data/provenance.json',
  object(
    'ProvenanceWords',
    'The labels shown wherever a case study is shown or linked. “provenance” in each case study decides which one applies.',
    {
      mark: text(4, 20, 'The label of an illustrative case study in search, lists, and images.'),
      name: text(8, 40, 'What to call an illustrative case study mid-sentence.'),
      sentence: text(40, 300, 'The line under the title of an illustrative case study.'),
      example: text(40, 300, 'The line under the lead of a sample deliverable.'),
      verifiedSentence: text(
        20,
        300,
        'The line under the title of a verified case study. {source}, {approvedBy}, and {approvedOn} are filled in from the case study.',
      ).meta({ fills: ['source', 'approvedBy', 'approvedOn'] }),
      all: valueText(
        30,
        300,
        'The value of {provenance:studies} while every case study is illustrative.',
      ),
      some: valueText(
        30,
        300,
        'Used if only some studies are verified. {illustrative} and {all} are the numbers of case studies.',
      ).meta({ fills: ['illustrative', 'all'] }),
      none: valueText(30, 300, 'Used once all studies are verified.'),
      sampleFigure: text(8, 80, 'Shown after the rating until data/site.json names its source.'),
    },
  ),
)

export type ProvenanceWords = DataOf<typeof ProvenanceWords>
