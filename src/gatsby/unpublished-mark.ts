import { knownBuildDay } from '../content/build-day'
import { liveFrom } from '../content/publication'
import { markOf } from './editing'
import { showsUnpublished } from './environment'
import { languageOf } from './language'
import type { Model } from './node-model'

/**
 * What lists say of a page that visitors do not see yet; nothing on the live site, which lists no such page.
 *
 * @param data the fields of the page's own document, which may make it wait
 */
export async function unpublishedMark(data: unknown, model: Model): Promise<string | undefined> {
  if (!showsUnpublished) return undefined
  const from = liveFrom(data, knownBuildDay(process.cwd()))
  const { words } = await languageOf(model)
  return markOf(from, { words: words.editing })
}
