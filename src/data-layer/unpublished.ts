/** What is said of a page that visitors do not see yet. */
import { formatDate } from '../content/format'
import { liveFrom, NEVER } from '../content/publication'
import type { BuildSettings as Settings } from './build-settings'
import { BuildSettings, derived, onlyNode } from './node-model'

/**
 * The words on a page that is a draft or scheduled; nothing on the live site, which has no such page.
 *
 * @param data the fields of the page's own document
 */
export function unpublishedMark(
  data: unknown,
  { showsUnpublished, today }: Settings,
): string | undefined {
  const from = showsUnpublished ? liveFrom(data, today) : ''
  if (from === '') return undefined
  return from === NEVER ? 'Draft, not on the live site' : `Not live before ${formatDate(from)}`
}

/** The GraphQL field with these words. */
export const unpublished = derived(async (node: unknown, model) =>
  unpublishedMark(node, await onlyNode(model, BuildSettings)),
)
