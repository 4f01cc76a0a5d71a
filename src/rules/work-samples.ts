import type { Route } from '../page-kinds/document-routes'

/**
 * Returns the routes of work samples, which are pages in static/, so that texts can link to them.
 *
 * @param files the paths of all files in static/
 */
export const workSampleRoutes = (files: readonly string[]): [path: string, route: Route][] =>
  files
    .filter(file => file.startsWith('static/work/') && file.endsWith('.html'))
    .map(file => {
      const path = file.replace(/^static/, '').replace(/\.html$/, '')
      return [path, { path, file, liveFrom: '' }]
    })
