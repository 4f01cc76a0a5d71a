/** Information for a page's editors in development and previews: whether it's live, and which file it comes from. */
import { unpublishedMark } from '../data-layer/unpublished'
import { documentFile, matchPath } from '../page-kinds/paths'
import type { BuildSettings } from '../data-layer/node-model'

/**
 * Returns a page's `editing` field; `undefined` on the live site.
 *
 * @param data the fields of the page's own document
 * @param repository the URL of the repository on GitHub
 */
export function editingOf(
  path: string,
  data: unknown,
  repository: string | undefined,
  settings: BuildSettings,
) {
  const page = matchPath(path)
  if (!page || !settings.showsUnpublished) return undefined
  const file = page.kind.part?.glob.replace('*', page.slug) ?? documentFile(page)
  return {
    mark: unpublishedMark(data, settings),
    file,
    ...(repository && { url: `${repository.replace(/\/+$/, '')}/edit/main/${file}` }),
  }
}
