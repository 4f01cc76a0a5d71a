/** Links within the site: to pages and places that exist, and that are live when the link is. */
import { nearMiss } from './explain'
import type { Fault } from './fault'
import { liveFrom, NEVER } from './publication'
import type { Document } from './project'
import { blogPageNumber } from './route-list'
import type { Route } from './routes'

/** What is wrong with a link of a document. */
export function linkFaults(
  document: Document,
  url: string,
  offset: () => number,
  routes: ReadonlyMap<string, Route>,
  today?: string,
): Fault[] {
  const { file } = document
  if (/^(?:mailto|tel):/.test(url)) return []
  if (/^https:\/\//.test(url)) return []
  if (!/^[/#]/.test(url)) {
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
    return [
      file.fault(
        offset(),
        'link',
        scheme
          ? `Links with “${scheme}” are not allowed.`
          : `“${url}” is not an address that works from every page.`,
        'Use https://, mailto:, tel:, or a path that starts with a slash.',
      ),
    ]
  }
  const [path = '', anchor] = url.split('#')
  const own =
    document.kind.basePath && document.slug ? `${document.kind.basePath}/${document.slug}` : ''
  const route = routes.get(path === '' ? own : path)
  if (!route) {
    return [
      file.fault(
        offset(),
        'link',
        `There is no page ${path}.`,
        path.length > 1 && path.endsWith('/')
          ? 'Leave out the slash at its end.'
          : nearMiss(path, [...routes.keys()]),
      ),
    ]
  }
  const early = earlyFault(document, route, offset, today)
  if (early) return [early]
  if (anchor && route.anchors && !route.anchors.includes(anchor)) {
    return [
      file.fault(
        offset(),
        'link',
        `The page ${route.path} has no place “#${anchor}”.`,
        nearMiss(anchor, route.anchors),
      ),
    ]
  }
  return []
}

/**
 * A page must not lead to one that comes later than itself, or never: on the live site there is nothing
 * at that address. A draft may lead to another.
 */
export function earlyFault(
  document: Document,
  route: Route,
  offset: () => number,
  today: string | undefined,
): Fault | undefined {
  if (route.liveFrom <= liveFrom(document.data, today)) return undefined
  const { file } = document
  if (blogPageNumber(route.path) !== undefined) {
    return file.fault(
      offset(),
      'not-live',
      `There are not enough live posts for the page ${route.path}.`,
      'Lead to /blog, or to a post.',
    )
  }
  return route.liveFrom === NEVER
    ? file.fault(
        offset(),
        'not-live',
        `The page ${route.path} is a draft: on the live site there is nothing at this address.`,
        `Delete the line “draft: true” in ${route.file}, or lead to a page that is live.`,
      )
    : file.fault(
        offset(),
        'not-live',
        `The page ${route.path} goes live on ${route.liveFrom}: before that there is nothing at this address.`,
        `Lead to it from that day on, or give it an earlier date. Today counts as ${today ?? ''}, the day of the last commit.`,
      )
}
