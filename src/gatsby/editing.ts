/** Information for a page's editors in development and previews: whether it's live, and which file it comes from. */
import { SiteFacts } from '../content/site'
import { BuildSettings, onlyNode } from '../data-layer/node-model'
import { unpublishedMark } from '../data-layer/unpublished'
import { documentFile, matchPath } from '../page-kinds/paths'
import type { Page } from '../page-kinds/page-kind'

/** Returns a page's `editing` field; `undefined` on the live site. */
export async function editingOf({ path, node, model }: Page) {
  const page = matchPath(path)
  const settings = await onlyNode(model, BuildSettings)
  if (!page || !settings.showsUnpublished) return undefined
  const { repository } = await onlyNode(model, SiteFacts)
  const file = page.kind.part?.glob.replace('*', page.slug) ?? documentFile(page)
  return {
    mark: unpublishedMark(node, settings),
    file,
    url: repository && `${repository.replace(/\/+$/, '')}/edit/main/${file}`,
  }
}
