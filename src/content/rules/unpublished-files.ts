/** Pages whose day has not come: which they are changes with the day, and with no file. */
import { readProject } from './check-project'
import { buildDay } from '../../../plugins/gatsby-plugin-content-check/src/build-day'
import { liveFrom, NEVER } from '../../../plugins/gatsby-plugin-content-check/src/publication'

/** The files of pages that wait for their day, in order. */
export function unpublishedFiles(root: string): string[] {
  const today = buildDay(root)
  return [...readProject(root)]
    .filter(([, { document }]) => !['', NEVER].includes(liveFrom(document?.data, today)))
    .map(([path]) => path)
}
