/** What is said of a study because of its `provenance`, wherever it is shown or linked. */
import { formatDate } from '../../content/format'
import { ProvenanceWords } from '../../content/provenance-words'
import type { CaseStudy } from './declaration'
import type { PageMetadata } from '../../content/page-metadata'
import type { TextPage } from '../text-page/declaration'
import { onlyNode, type Model, type NodeOf } from '../../data-layer/node-model'

type Words = NodeOf<typeof ProvenanceWords>
type Study = Pick<CaseStudy, 'provenance' | 'source' | 'approvedBy' | 'approvedOn'>

/** How a study is marked; a verified one has neither mark nor name. */
export interface ProvenanceLabel {
  mark?: string
  name?: string
  sentence: string
}

/** How a study is marked. */
export async function provenanceLabelIn(study: Study, model: Model): Promise<ProvenanceLabel> {
  return provenanceLabelOf(study, await onlyNode(model, ProvenanceWords))
}

/** The same of words that are known. */
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

/** How a page of text is marked: like an illustrative study where it shows an example. */
export async function exampleLabel(
  { example }: Pick<TextPage, 'example'>,
  model: Model,
): Promise<Pick<ProvenanceLabel, 'mark'>> {
  return example ? { mark: (await onlyNode(model, ProvenanceWords)).mark } : {}
}

/** What a study is to search engines, with its mark first. */
export const markedText = (text: string, { mark }: { mark?: string | null }) =>
  mark ? `${mark}: ${text}` : text

/** A page's metadata as it gives them: every description begins with the mark. */
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
