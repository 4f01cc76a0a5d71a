/** The provenance labels of case studies, wherever they're shown or linked. */
import { formatDate } from '../../content/format'
import { ProvenanceWords } from '../../content/provenance-words'
import type { CaseStudy } from './declaration'
import type { PageMetadata } from '../../content/page-metadata'
import type { TextPage } from '../text-page/declaration'
import { onlyNode, type Model } from '../../data-layer/node-model'

type Study = Pick<CaseStudy, 'provenance' | 'source' | 'approvedBy' | 'approvedOn'>

/** Returns a case study's label. A verified case study has only a sentence. */
export async function provenanceLabelIn(study: Study, model: Model) {
  const words = await onlyNode(model, ProvenanceWords)
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

/** Returns a text page's mark. A page with an example has the same mark as an illustrative case study. */
export const exampleMark = async ({ example }: Pick<TextPage, 'example'>, model: Model) =>
  example && (await onlyNode(model, ProvenanceWords)).mark

/** Puts a label's mark in front of a text, for search engines. */
export const markedText = (text: string, mark: string | undefined) =>
  mark ? `${mark}: ${text}` : text

/** Puts a label's mark in front of a page's descriptions. */
export function markedMetadata(metadata: PageMetadata, mark: string | undefined): PageMetadata {
  const { description, ogDescription, twitterDescription } = metadata
  return {
    ...metadata,
    description: markedText(description, mark),
    ogDescription: ogDescription && markedText(ogDescription, mark),
    twitterDescription: twitterDescription && markedText(twitterDescription, mark),
  }
}
