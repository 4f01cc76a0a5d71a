/** The provenance labels of case studies, wherever they're shown or linked. */
import { formatDate } from '../../content/format'
import { ProvenanceWords } from '../../content/provenance-words'
import type { CaseStudy } from './declaration'
import type { PageMetadata } from '../../content/page-metadata'
import type { TextPage } from '../text-page/declaration'
import { onlyNode, type Model, type NodeOf } from '../../data-layer/node-model'

type Words = NodeOf<typeof ProvenanceWords>
type Study = Pick<CaseStudy, 'provenance' | 'source' | 'approvedBy' | 'approvedOn'>

/** A case study's label. A verified case study has only a sentence. */
export interface ProvenanceLabel {
  mark?: string
  name?: string
  sentence: string
}

/** Returns a case study's label. */
export async function provenanceLabelIn(study: Study, model: Model): Promise<ProvenanceLabel> {
  return provenanceLabelOf(study, await onlyNode(model, ProvenanceWords))
}

/** Returns a case study's label, given the words in data/provenance.json. */
export function provenanceLabelOf(study: Study, words: Words): ProvenanceLabel {
  if (study.provenance === 'illustrative') {
    const { mark, name, sentence } = words
    return { mark, name, sentence }
  }
  const { source = '', approvedBy = '', approvedOn } = study
  const sentence = words.verifiedSentence
    .replaceAll('{source}', () => source)
    .replaceAll('{approvedBy}', () => approvedBy)
    .replaceAll('{approvedOn}', () => (approvedOn ? formatDate(approvedOn) : ''))
  return { sentence }
}

/** Returns a text page's label. A page with an example has the same label as an illustrative case study. */
export async function exampleLabel(
  { example }: Pick<TextPage, 'example'>,
  model: Model,
): Promise<Pick<ProvenanceLabel, 'mark'>> {
  return example ? { mark: (await onlyNode(model, ProvenanceWords)).mark } : {}
}

/** Puts a label in front of a text, for search engines. */
export const markedText = (text: string, { mark }: { mark?: string | null }) =>
  mark ? `${mark}: ${text}` : text

/** Puts a label in front of every description in a page's metadata. */
export function markedMetadata<Metadata extends PageMetadata>(
  metadata: Metadata,
  label: Pick<ProvenanceLabel, 'mark'>,
): Metadata {
  const { description, ogDescription, twitterDescription } = metadata
  return {
    ...metadata,
    description: markedText(description, label),
    ...(ogDescription && { ogDescription: markedText(ogDescription, label) }),
    ...(twitterDescription && { twitterDescription: markedText(twitterDescription, label) }),
  }
}
