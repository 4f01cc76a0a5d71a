/** Pages whose day has come while nobody committed anything. */
import { buildDay } from '../build-day'
import { isLive } from '../publication'
import { pathOf } from '../routes/document-routes'
import { readProject } from './check-project'

/**
 * The pages that a build of today shows and one of that day did not, in order.
 *
 * @param since the day of the last build, YYYY-MM-DD
 */
export function dueSince(root: string, since: string): string[] {
  const today = buildDay(root)
  return [...readProject(root).values()].flatMap(({ document }) => {
    const path = document && pathOf(document)
    return path && isLive(document.data, today) && !isLive(document.data, since) ? [path] : []
  })
}
