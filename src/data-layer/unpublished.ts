import { formatDate } from '../content/format'
import { liveFrom, NEVER } from '../content/publication'
import { BuildSettings, computed, onlyNode } from './node-model'

/**
 * The label for a draft or scheduled page; `undefined` for a live page.
 *
 * @param data the fields of the page's own document
 */
export function unpublishedMark(data: unknown, { showsUnpublished, today }: BuildSettings) {
  const from = showsUnpublished ? liveFrom(data, today) : ''
  if (from === '') return undefined
  return from === NEVER ? 'Draft, not on the live site' : `Not live before ${formatDate(from)}`
}

/** The GraphQL field with this label. */
export const unpublished = computed(async (node: unknown, model) =>
  unpublishedMark(node, await onlyNode(model, BuildSettings)),
)
