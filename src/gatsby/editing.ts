/** What a page says to those who write it: whether visitors see it yet, and where it is written. */
import { buildDay } from '../content/build-day'
import { formatDate } from '../content/format'
import { liveFrom, NEVER } from '../content/publication'
import { documentFile, matchPath } from '../content/routes/paths'
import { showsUnpublished } from './environment'

/**
 * The field `editing` of a page.
 *
 * @param data the fields of the page's own document, which may make it wait
 * @param repository where its main branch can be edited
 */
export function editingOf(path: string, data: unknown, repository: string | undefined) {
  const page = matchPath(path)
  if (!page || !showsUnpublished) return undefined
  const [part] = page.kind.parts ?? []
  const file = part?.replace('*', page.slug ?? '') ?? documentFile(page)
  return {
    mark: unpublishedMark(data),
    file,
    ...(repository && { url: `${repository.replace(/\/+$/, '')}/edit/main/${file}` }),
  }
}

/**
 * What is said of a page that visitors do not see yet; nothing on the live site, which has no such page.
 *
 * @param data the fields of the page's own document, which may make it wait
 */
export function unpublishedMark(data: unknown): string | undefined {
  const from = showsUnpublished ? liveFrom(data, buildDay()) : ''
  if (from === '') return undefined
  return from === NEVER ? 'Draft, not on the live site' : `Not live before ${formatDate(from)}`
}
