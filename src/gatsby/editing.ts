/** What a page says to those who write it: whether visitors see it yet, and where it is written. */
import { formatDate } from '../content/format'
import { liveFrom, NEVER } from '../content/publication'
import { documentFile, matchPath } from '../content/routes/paths'
import type { BuildSettings } from './environment'

/**
 * The field `editing` of a page.
 *
 * @param data the fields of the page's own document, which may make it wait
 * @param repository where its main branch can be edited
 */
export function editingOf(
  path: string,
  data: unknown,
  repository: string | undefined,
  settings: BuildSettings,
) {
  const page = matchPath(path)
  if (!page || !settings.showsUnpublished) return undefined
  const [part] = page.kind.parts ?? []
  const file = part?.replace('*', page.slug ?? '') ?? documentFile(page)
  return {
    mark: unpublishedMark(data, settings),
    file,
    ...(repository && { url: `${repository.replace(/\/+$/, '')}/edit/main/${file}` }),
  }
}

/**
 * What is said of a page that visitors do not see yet; nothing on the live site, which has no such page.
 *
 * @param data the fields of the page's own document, which may make it wait
 */
export function unpublishedMark(
  data: unknown,
  { showsUnpublished, today }: BuildSettings,
): string | undefined {
  const from = showsUnpublished ? liveFrom(data, today) : ''
  if (from === '') return undefined
  return from === NEVER ? 'Draft, not on the live site' : `Not live before ${formatDate(from)}`
}
