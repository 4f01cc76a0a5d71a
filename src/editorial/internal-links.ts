/** Links within the site: to pages and places that exist, and that are live when the link is. */
import { nearMiss } from './explain'
import type { Fault } from './fault'
import type { Document } from './project'
import type { Route } from './routes'

/** What is wrong with a link of a document. */
export function linkFaults(
  document: Document,
  url: string,
  offset: number,
  routes: ReadonlyMap<string, Route>,
): Fault[] {
  const { file } = document
  if (/^(?:mailto|tel):/.test(url)) return []
  if (/^https:\/\//.test(url)) return []
  if (!/^[/#]/.test(url)) {
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
    return [
      file.fault(
        offset,
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
        offset,
        'link',
        `There is no page ${path}.`,
        path.length > 1 && path.endsWith('/')
          ? 'Leave out the slash at its end.'
          : nearMiss(path, [...routes.keys()]),
      ),
    ]
  }
  if (anchor && route.anchors && !route.anchors.includes(anchor)) {
    return [
      file.fault(
        offset,
        'link',
        `The page ${route.path} has no place “#${anchor}”.`,
        nearMiss(anchor, route.anchors),
      ),
    ]
  }
  return []
}
