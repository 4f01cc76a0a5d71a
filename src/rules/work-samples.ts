/** Work samples that can be operated: files of static/, which the build copies as they are. */
import { listFiles } from '../../plugins/gatsby-plugin-content-check/src'
import type { Route } from '../page-kinds/document-routes'

/** Their pages by address, so that texts may lead there. */
export const workSampleRoutes = (root: string): Map<string, Route> =>
  new Map(
    listFiles(root, ['static/work'])
      .filter(file => file.endsWith('.html'))
      .map(file => {
        const path = file.replace(/^static/, '').replace(/\.html$/, '')
        return [path, { path, file, liveFrom: '' }]
      }),
  )
