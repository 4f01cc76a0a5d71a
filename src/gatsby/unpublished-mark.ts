import { knownBuildDay } from '../content/build-day'
import { liveFrom } from '../content/publication'
import { markOf } from './editing'
import { showsUnpublished } from './environment'

/**
 * What lists say of a page that visitors do not see yet; nothing on the live site, which lists no such page.
 *
 * @param data the fields of the page's own document, which may make it wait
 */
export function unpublishedMark(data: unknown): string | undefined {
  return showsUnpublished ? markOf(liveFrom(data, knownBuildDay(process.cwd()))) : undefined
}
