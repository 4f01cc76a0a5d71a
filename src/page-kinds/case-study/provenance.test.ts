import type { CaseStudy } from './declaration'
import type { Model } from '../../data-layer/node-model'
import { markedMetadata, provenanceLabelIn } from './provenance'

const words = {
  mark: 'Illustrative',
  name: 'an illustrative study',
  sentence: 'An example.',
  example: 'An example of a sheet.',
  verifiedSentence: 'Figures from {source}, approved by {approvedBy} on {approvedOn}.',
  all: '',
  some: '',
  none: '',
  sampleFigure: 'a sample figure',
}
const model = { findOne: () => Promise.resolve(words) } as unknown as Model
const approved = {
  provenance: 'verified',
  source: 'the register',
  approvedBy: 'the owner',
  approvedOn: '2026-01-15',
} as const
const metadata = {
  description: 'What came of it.',
  ogDescription: 'Shared.',
} as CaseStudy['metadata']

test('an illustrative case study is labeled wherever it’s mentioned', async () => {
  const label = await provenanceLabelIn({ provenance: 'illustrative' }, model)
  expect(label).toEqual({
    mark: 'Illustrative',
    name: 'an illustrative study',
    sentence: 'An example.',
  })
  expect(markedMetadata(metadata, label.mark)).toEqual({
    description: 'Illustrative: What came of it.',
    ogDescription: 'Illustrative: Shared.',
  })
})

test('a verified case study has no label and names its source', async () => {
  const label = await provenanceLabelIn(approved, model)
  expect(label).toEqual({
    sentence: 'Figures from the register, approved by the owner on January 15, 2026.',
  })
  expect(markedMetadata(metadata, label.mark)).toEqual(metadata)
})
