/** Links within the site: to pages and places that exist, and that are live when the link is. */
import {
  type Diagnostic,
  type FileText,
  nearMiss,
} from '../../../plugins/gatsby-plugin-content-check/src'
import { NEVER } from '../publication'
import { addressParts } from '../routes/address'
import { pathOf, type Route } from '../routes/document-routes'
import { matchPath } from '../routes/paths'

/** A file that links stand in. */
export interface LinkingFile extends FileText {
  /** From when on its page is live, as in publication.ts. */
  liveFrom: string
}

/** What is wrong with a link of a file. */
export function linkDiagnostics(
  from: LinkingFile,
  url: string,
  offset: number,
  routes: ReadonlyMap<string, Route>,
  today?: string,
): Diagnostic[] {
  const refuse = (message: string, fix?: string) => [from.file.error(offset, 'link', message, fix)]
  if (/^(?:mailto|tel):/.test(url)) return []
  if (url.startsWith('https://')) {
    // Some letters of other alphabets look like Latin ones: a browser shows such a host as xn--….
    const host = URL.canParse(url) ? new URL(url).host : ''
    return host.includes('xn--') && !url.includes('xn--')
      ? refuse(
          'The host of this link has letters that can be taken for others.',
          `Copy the address from a browser; where those letters are meant, write ${host}`,
        )
      : []
  }
  if (!/^[/#]/.test(url)) {
    const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(url)?.[0]
    return refuse(
      scheme
        ? `Links with “${scheme}” are not allowed.`
        : `“${url}” is not an address that works from every page.`,
      'Use https://, mailto:, tel:, or a path that starts with a slash.',
    )
  }
  const { path, anchor } = addressParts(url)
  const route = routes.get(path === '' ? (pathOf(from) ?? '') : path)
  if (!route)
    return refuse(
      `There is no page ${path}.`,
      path.length > 1 && path.endsWith('/')
        ? 'Leave out the slash at its end.'
        : (nearMiss(path, [...routes.keys()]) ??
            'Lead to another page, or take the link out; /sitemap lists all there are.'),
    )
  const early = earlyDiagnostic(from, route, offset, today)
  if (early) return [early]
  return anchor && route.anchors && !route.anchors.includes(anchor)
    ? refuse(`The page ${route.path} has no place “#${anchor}”.`, nearMiss(anchor, route.anchors))
    : []
}

/**
 * A page must not lead to one that comes later than itself, or never: on the live site there is nothing at that
 * address. A draft may lead to another.
 */
export function earlyDiagnostic(
  { file, liveFrom }: LinkingFile,
  route: Route,
  offset: number,
  today: string | undefined,
): Diagnostic | undefined {
  if (route.liveFrom <= liveFrom) return undefined
  const refuse = (message: string, fix: string) => file.error(offset, 'not-live', message, fix)
  const { kind } = matchPath(route.path) ?? {}
  if (kind?.lists)
    return refuse(
      `There are not enough live posts for the page ${route.path}.`,
      `Lead to /${kind.section}, or to one of its entries.`,
    )
  return route.liveFrom === NEVER
    ? refuse(
        `The page ${route.path} is a draft: on the live site there is nothing at this address.`,
        `Delete the line “draft: true” in ${route.file}, or lead to a page that is live.`,
      )
    : refuse(
        `The page ${route.path} goes live on ${route.liveFrom}: before that there is nothing at this address.`,
        `Lead to it from that day on, or give it an earlier date. Today counts as ${today ?? ''}, the day of the last commit.`,
      )
}
