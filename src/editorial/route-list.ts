/**
 * Every page of the site with its name and its place. The sitemaps, the breadcrumbs, the pages of the
 * blog's list and the check all read this one list, so that they cannot differ.
 */

/** Posts on one page of the blog. */
export const POSTS_A_PAGE = 12

/** A link to a page. */
export interface RouteLink {
  name: string
  path: string
}

/** The parts of the site, as its index shows them. */
export type Section = 'main' | 'services' | 'case-studies' | 'blog'

/** A page. */
export interface RouteEntry extends RouteLink {
  section: Section
  /** What search engines show of it; a further page of a list has none of its own. */
  description?: string
  /** The day of publication, where the content has one. */
  published?: string
  /** The day of the last change, where the content tells it. */
  changed?: string
}

/** Pages that exist whatever the content is. */
export const FIXED_PAGES: readonly (RouteLink & { section: Section })[] = [
  { path: '/', name: 'Home', section: 'main' },
  { path: '/about', name: 'About', section: 'main' },
  { path: '/contact', name: 'Contact', section: 'main' },
  { path: '/sitemap', name: 'Sitemap', section: 'main' },
  { path: '/services', name: 'Services', section: 'services' },
  { path: '/case-studies', name: 'Case studies', section: 'case-studies' },
  { path: '/blog', name: 'Blog', section: 'blog' },
]

/** The page that other addresses show; it is on no list. */
export const NOT_FOUND: RouteEntry = { path: '/404', name: 'Page not found', section: 'main' }

interface Described {
  path: string
  metadata: { description: string }
}

interface Dated extends Described {
  date: string
  updated?: string | null
}

/** What the list is made of. */
export interface RouteSources {
  /** The descriptions of the fixed pages, by path. */
  fixed: ReadonlyMap<string, string>
  services: readonly (RouteLink & Described)[]
  caseStudies: readonly (Dated & { client: string })[]
  posts: readonly (Dated & { title: string })[]
}

export const serviceRoute = ({
  path,
  name,
  metadata,
}: RouteSources['services'][number]): RouteEntry => ({
  path,
  name,
  section: 'services',
  description: metadata.description,
})

export const caseStudyRoute = ({
  path,
  client,
  date,
  updated,
  metadata,
}: RouteSources['caseStudies'][number]): RouteEntry => ({
  path,
  name: client,
  section: 'case-studies',
  description: metadata.description,
  published: date,
  changed: updated ?? date,
})

export const postRoute = ({
  path,
  title,
  date,
  updated,
  metadata,
}: RouteSources['posts'][number]): RouteEntry => ({
  path,
  name: title,
  section: 'blog',
  description: metadata.description,
  published: date,
  changed: updated ?? date,
})

/** The pages of the blog's list. The first is the blog itself. */
export function blogPages(posts: number): RouteLink[] {
  const count = Math.max(1, Math.ceil(posts / POSTS_A_PAGE))
  return Array.from({ length: count }, (_, index) => blogPage(index + 1))
}

/** A page of the blog's list, from 1. */
export function blogPage(number: number): RouteLink {
  return number === 1
    ? { path: '/blog', name: 'Blog' }
    : { path: `/blog/page/${number}`, name: `Blog, page ${number}` }
}

/** The number of a page of the blog's list; `undefined` for every other page. */
export function blogPageNumber(path: string): number | undefined {
  if (path === '/blog') return 1
  const number = /^\/blog\/page\/(\d+)$/.exec(path)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Every page but the not-found page, section by section. */
export function routeList({ fixed, services, caseStudies, posts }: RouteSources): RouteEntry[] {
  const entries = [
    ...services.map(serviceRoute),
    ...caseStudies.map(caseStudyRoute),
    ...posts.map(postRoute),
  ]
  const newest = (sections: readonly Section[]) =>
    entries
      .filter(({ section }) => sections.includes(section))
      .map(({ changed }) => changed)
      .reduce((last, day) => (day && (!last || day > last) ? day : last), undefined)
  // A page whose content is a list of others changes when the newest of these does.
  const lists: Record<string, readonly Section[]> = {
    '/': ['case-studies', 'blog'],
    '/sitemap': ['case-studies', 'blog'],
    '/case-studies': ['case-studies'],
    '/blog': ['blog'],
  }
  const own = FIXED_PAGES.map(page => ({
    ...page,
    description: fixed.get(page.path),
    changed: newest(lists[page.path] ?? []),
  }))
  const further = blogPages(posts.length)
    .slice(1)
    .map(page => ({ ...page, section: 'blog' as const, changed: newest(['blog']) }))
  const at = (section: Section) => [
    ...own.filter(page => page.section === section),
    ...(section === 'blog' ? further : []),
    ...entries.filter(page => page.section === section),
  ]
  return [...at('main'), ...at('services'), ...at('case-studies'), ...at('blog')]
}

/** The way from the home page to a page, the page included; nothing for the home page itself. */
export function crumbsOf({ path, name }: RouteLink): RouteLink[] {
  if (path === '/' || path === NOT_FOUND.path) return []
  const above = FIXED_PAGES.filter(
    parent => parent.path === '/' || path.startsWith(`${parent.path}/`),
  )
  return [...above.map(({ path, name }) => ({ path, name })), { path, name }]
}
