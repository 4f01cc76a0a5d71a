/** Which paths the site has, out of its documents. */
import { documentKindOf } from '../schema/documents'
import { anchorsByPage } from './anchors'
import type { Document } from './project'
import { liveFrom } from './publication'
import { blogPages, POSTS_A_PAGE } from './route-list'

/** Pages that exist whatever the content is, with the documents that hold their words. */
export const FIXED_ROUTES: Readonly<Record<string, string>> = {
  '/': 'data/pages/home.json',
  '/about': 'data/pages/about.json',
  '/services': 'data/pages/services.json',
  '/case-studies': 'data/pages/case-studies.json',
  '/blog': 'data/pages/blog.json',
  '/contact': 'data/pages/contact.json',
  '/sitemap': 'data/pages/sitemap.json',
}

/** The path of a page and the anchors on it that links may use; `undefined` anchors are not checked. */
export interface Route {
  path: string
  file: string
  anchors?: readonly string[]
  /** From when on the page is on the live site, as in publication.ts; an empty text for most. */
  liveFrom: string
}

/**
 * Every route that the documents make.
 *
 * @param faulty paths of files with faults of their own; their pages are expected, their anchors unknown
 * @param today the day that counts as today, where pages of days ahead are to be told from others
 */
export function routesOf(
  documents: readonly Document[],
  faulty: ReadonlySet<string> = new Set(),
  today?: string,
): Map<string, Route> {
  const routes = new Map<string, Route>()
  for (const [path, file] of Object.entries(FIXED_ROUTES))
    routes.set(path, { path, file, liveFrom: '' })
  // A further page of the blog's list is there once there are posts enough to reach it.
  const posts = documents
    .filter(({ kind }) => kind.typeName === 'Post')
    .map(({ data }) => liveFrom(data, today))
    .sort()
  blogPages(posts.length).forEach(({ path }, index) => {
    if (routes.has(path)) return
    const first = posts[index * POSTS_A_PAGE] ?? ''
    routes.set(path, { path, file: FIXED_ROUTES['/blog'] ?? '', liveFrom: first })
  })
  for (const file of faulty) {
    const found = documentKindOf(file)
    const base =
      found?.kind.basePath ?? (found?.kind.typeName === 'Service' ? '/services' : undefined)
    if (base && found?.slug)
      routes.set(`${base}/${found.slug}`, { path: `${base}/${found.slug}`, file, liveFrom: '' })
  }
  for (const document of documents) {
    const { kind, slug, file, data } = document
    if (kind.basePath && slug) {
      const path = `${kind.basePath}/${slug}`
      routes.set(path, {
        path,
        file: file.path,
        liveFrom: liveFrom(data, today),
      })
    }
    if (kind.typeName === 'Service') {
      const { path } = data as { path: string }
      routes.set(path, { path, file: file.path, liveFrom: '' })
    }
  }
  for (const [path, anchors] of anchorsByPage(documents)) {
    const route = routes.get(path)
    if (route) route.anchors = anchors
  }
  return routes
}
