/** What a new file may refer to: the first of each kind, so that it is valid at once. */
import type { Document } from '../../src/content/documents'
import { NEVER, liveFrom } from '../../src/content/publication'
import { knownSlugs } from '../../src/content/rules/references'
import type { ExistingSlugs } from './new-text'

/** The slugs that exist. Live pages come first: a page that goes live must not lead to a draft. */
export function existingSlugs(documents: readonly Document[]): ExistingSlugs {
  const live = documents.filter(({ data }) => liveFrom(data, undefined) !== NEVER)
  const slugs = knownSlugs([...live, ...documents], new Set())
  const list = (target: string) => [...(slugs.get(target) ?? [])]
  return {
    services: list('Service'),
    industries: list('Industry'),
    caseStudies: list('CaseStudy'),
    posts: list('Post'),
    tags: list('Tag'),
    authors: list('Author'),
  }
}
