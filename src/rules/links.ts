/** Links within the site: to pages and places that exist, and that are live when the link is. */
import {
  type Diagnostic,
  type FileText,
  nearMiss,
} from '../../plugins/gatsby-plugin-content-check/src'
import { NEVER } from '../content/publication'
import { addressParts } from '../page-kinds/paths'
import { pathOf, type Route } from '../page-kinds/document-routes'

/** A file that links stand in. */
export interface LinkingFile extends FileText {
  /** From when on its page is live, as in publication.ts. */
  liveFrom: string
}

/** What is wrong with a link of a file; `site` is the address of the live site, where that is known. */
export function linkDiagnostics(
  from: LinkingFile,
  url: string,
  offset: number,
  routes: ReadonlyMap<string, Route>,
  site: string | undefined,
): Diagnostic[] {
  const refuse = (message: string, fix?: string) => [from.file.error(offset, 'link', message, fix)]
  if (/^(?:mailto|tel):/.test(url)) return []
  if (site && `${url}/`.startsWith(`${site}/`))
    return refuse(
      'This is an address of the site itself.',
      `Write [its words](${url.slice(site.length) || '/'}).`,
    )
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
  if (!/^[/#]/.test(url))
    return refuse(
      `“${url}” is no address that a link may have.`,
      'Use https://, mailto:, tel:, or a path that starts with a slash.',
    )
  const { path, anchor } = addressParts(url)
  const route = routes.get(path === '' ? (pathOf(from) ?? '') : path)
  if (!route)
    return refuse(
      `There is no page ${path}.`,
      nearMiss(path, [...routes.keys()]) ?? 'Lead to another page: /sitemap lists all there are.',
    )
  const early = earlyDiagnostic(from, route, offset)
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
): Diagnostic | undefined {
  if (route.liveFrom <= liveFrom) return undefined
  const until = route.liveFrom === NEVER ? '' : ` before ${route.liveFrom}`
  return file.error(
    offset,
    'not-live',
    `The page ${route.path} is not on the live site${until}.`,
    `Lead to a page that is live, or publish ${route.file} first.`,
  )
}
