/** Checks that links go to pages and anchors that exist and are live by the time the linking page is. */
import { z } from 'zod'
import { targetOf } from '../../plugins/gatsby-plugin-content-check/src'
import { NEVER } from '../content/publication'
import type { Route } from '../page-kinds/document-routes'
import type { CheckedFile, SiteContent } from './site-content'

/** Finds errors in a link. */
export function* linkDiagnostics(
  from: CheckedFile,
  url: string,
  offset: number,
  { routes, site }: SiteContent,
) {
  const refuse = (message: string, fix?: string) => from.file.error(offset, 'link', message, fix)
  const own = site && withoutWww(site.url)
  if (url.startsWith('mailto:')) {
    const [recipient = ''] = url.slice('mailto:'.length).split('?')
    if (recipient && !z.email().safeParse(recipient).success)
      yield from.file.warning(
        offset,
        'link',
        `“${recipient}” isn’t an email address.`,
        'Write an address like mailto:name@company.com.',
      )
  } else if (own && /^https?:/.test(url) && `${withoutWww(url)}/`.startsWith(`${own}/`)) {
    const path = withoutWww(url).slice(own.length) || '/'
    yield refuse('This is the full URL of a page on this site.', `Write [link text](${path}).`)
  } else if (url.startsWith('https://') && URL.canParse(url)) {
    const { host, hostname, username } = new URL(url)
    // Some letters in other alphabets look like Latin ones. Browsers show hosts with such letters as xn--….
    const hasLookAlikes = host.includes('xn--') && !url.includes('xn--')
    // Everything before an @ is a user name.
    if (!hostname.includes('.'))
      yield refuse(`“${host}” isn’t a website.`, 'Copy the URL from a browser.')
    else if (username || hasLookAlikes)
      yield refuse(
        `This link goes to “${host}”.`,
        `Copy the URL from a browser. If you do mean this domain, write ${host}.`,
      )
  } else if (/^(?:\/(?!\/)|#)/.test(url)) {
    const { page } = targetOf(url, routes)
    if (page) yield* earlyDiagnostics(from, page, offset)
  } else if (!/^(?:tel|sms):/.test(url)) {
    yield refuse(
      `“${url}” isn’t a valid link.`,
      url.startsWith('https://')
        ? 'Copy the URL from a browser.'
        : 'Use https://, mailto:, tel:, or a path that starts with a slash.',
    )
  }
}

/**
 * Finds links to pages that go live after the linking page does, or never: such links would be dead on the live site. A
 * draft may link to another draft.
 */
export function* earlyDiagnostics({ file, liveFrom }: CheckedFile, route: Route, offset: number) {
  const state =
    route.liveFrom === NEVER ? 'isn’t on the live site' : `doesn’t go live until ${route.liveFrom}`
  if (route.liveFrom > liveFrom)
    yield file.error(
      offset,
      'not-live',
      `The page ${route.path} ${state}.`,
      `Link to a live page, or publish ${route.file} first.`,
    )
}

const withoutWww = (url: string) => url.replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
