/** Pages whose day has not come: which they are changes with the day, and with no file. */
import { buildDay } from '../build-day'
import { NEVER, liveFrom } from '../publication'
import { readProject } from './check-project'

/** The files of pages that wait for their day, in order. */
export function unpublishedFiles(root: string): string[] {
  const today = buildDay()
  return [...readProject(root)]
    .filter(([, { document }]) => !['', NEVER].includes(liveFrom(document?.data, today)))
    .map(([path]) => path)
}
