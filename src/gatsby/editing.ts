/** What a page says to those who write it: whether visitors see it yet, and where it is written. */
import { unpublishedMark } from '../data-layer/unpublished'
import { documentFile, matchPath } from '../page-kinds/paths'
import type { BuildSettings } from '../data-layer/build-settings'

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
  const file = part?.glob.replace('*', page.slug) ?? documentFile(page)
  return {
    mark: unpublishedMark(data, settings),
    file,
    ...(repository && { url: `${repository.replace(/\/+$/, '')}/edit/main/${file}` }),
  }
}
