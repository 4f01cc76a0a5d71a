/** What is said of a study because of its `provenance`, wherever it is shown or linked. */
import { fill, formatDate } from '../content/format'
import type { DocumentData } from '../content/documents'
import type { CaseStudy } from '../content/case-study'
import type { PageMetadata } from '../content/page-metadata'
import type { TextPage } from '../content/text-page'
import { onlyNode, type Model } from './node-model'

type Words = DocumentData['ProvenanceWords']
type Study = Pick<CaseStudy, 'provenance' | 'source' | 'approvedBy' | 'approvedOn'>

/** How a study is marked; a verified one has neither mark nor name. */
export interface Standing {
  mark?: string
  name?: string
  label: string
  sentence: string
}

/** How a study is marked. */
export async function standingIn(model: Model, study: Study): Promise<Standing> {
  return standingOf(study, await onlyNode(model, 'ProvenanceWords'))
}

/** The same of words that are known. */
export function standingOf(study: Study, words: Words): Standing {
  if (study.provenance === 'illustrative') {
    const { mark, name, label, sentence } = words
    return { mark, name, label, sentence }
  }
  const { source = '', approvedBy = '', approvedOn } = study
  const own = { source, approvedBy, approvedOn: approvedOn ? formatDate(approvedOn) : '' }
  return {
    label: words.verifiedLabel,
    sentence: fill(words.verifiedSentence, own),
  }
}

/** How a page of text is marked: like an illustrative study where it shows an example. */
export async function exampleStanding(
  model: Model,
  { example }: Pick<TextPage, 'example'>,
): Promise<Pick<Standing, 'mark'>> {
  return example ? { mark: (await onlyNode(model, 'ProvenanceWords')).mark } : {}
}

/** What a study is to search engines, with its mark first. */
export const markedText = (text: string, { mark }: Pick<Standing, 'mark'>) =>
  mark ? `${mark}: ${text}` : text

/** A page's metadata as it gives them: every description begins with the mark. */
export function markedMetadata<Metadata extends PageMetadata>(
  metadata: Metadata,
  standing: Pick<Standing, 'mark'>,
): Metadata {
  const { description, ogDescription, twitterDescription } = metadata
  return {
    ...metadata,
    description: markedText(description, standing),
    ...(ogDescription && { ogDescription: markedText(ogDescription, standing) }),
    ...(twitterDescription && { twitterDescription: markedText(twitterDescription, standing) }),
  }
}
