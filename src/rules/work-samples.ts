/** Work samples that can be operated: files of static/, which the build copies as they are. */
import type { Route } from '../page-kinds/document-routes'

/**
 * Their pages by address, so that texts may lead there.
 *
 * @param copied the files of static/
 */
export const workSampleRoutes = (copied: readonly string[]): Map<string, Route> =>
  new Map(
    copied
      .filter(file => file.startsWith('static/work/') && file.endsWith('.html'))
      .map(file => {
        const path = file.replace(/^static/, '').replace(/\.html$/, '')
        return [path, { path, file, liveFrom: '' }]
      }),
  )
