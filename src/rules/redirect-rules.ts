/** Old addresses: each must lead straight to a page that exists. */
import { type Diagnostic, nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../page-kinds/documents'
import { NEVER } from '../content/publication'
import { isOwnFile } from '../content/own-files'
import { addressParts, matchPath } from '../page-kinds/paths'
import type { Route } from '../page-kinds/document-routes'

/**
 * Checks data/redirects.json: pages and files that cannot lead elsewhere, addresses twice, chains, dead ends.
 *
 * @param copied the files of static/, which the build copies as they are
 */
export function checkRedirects(
  documents: readonly Document[],
  routes: ReadonlyMap<string, Route>,
  copied: readonly string[],
): Diagnostic[] {
  const document = documentOf(documents, 'Redirect')
  if (!document) return []
  const { file, located, data: redirects } = document
  // What is not on the live site is no page here: its old address may lead elsewhere meanwhile.
  const live = new Set(
    [...routes.values()].flatMap(({ path, liveFrom }) => (liveFrom === '' ? path : [])),
  )
  const seen = new Set<string>()
  const files = new Set(copied)
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index) => {
    const refuse = (field: 'from' | 'to', message: string, fix?: string, isWarning = false) => [
      file[isWarning ? 'warning' : 'error'](
        located.offsetOf([index, field]),
        'redirect',
        message,
        fix,
      ),
    ]
    // Hosts lead a page’s file to the page by themselves.
    const own = from.replace(/(?:\/index)?\.html$/, '') || '/'
    if (live.has(own) || matchPath(own)?.kind.unlisted) {
      const page = documents.find(each => each.file.path === routes.get(own)?.file)
      // The page may have come with its day, and the build leaves the redirect out then.
      const isDated = page !== undefined && 'date' in page.data
      return refuse(
        'from',
        `${from} is a page; it can’t be redirected.`,
        'Delete the redirect, or remove the page.',
        isDated,
      )
    }
    if (isOwnFile(from) || files.has(`static${decodeURIComponent(from)}`))
      return refuse(
        'from',
        `${from} is a file of the site, or in a folder of its files.`,
        'Delete the redirect: some hosts would follow it instead of sending the file.',
      )
    if (seen.has(from))
      return refuse('from', `${from} is redirected twice.`, 'Keep one of the two.')
    seen.add(from)
    const { path, anchor } = addressParts(to)
    const next = targets.get(path)
    if (next !== undefined && !live.has(path))
      return refuse('to', `${to} leads on to ${next}.`, 'Lead it straight to a page.')
    const route = routes.get(path)
    if (!route) return refuse('to', `There is no page ${path}.`, nearMiss(path, [...live]))
    if (route.liveFrom === NEVER)
      return refuse('to', `The page ${path} is a draft.`, 'Choose a page that is live.')
    return anchor && route.anchors && !route.anchors.includes(anchor)
      ? refuse(
          'to',
          `The page ${path} has no place “#${anchor}”.`,
          nearMiss(anchor, route.anchors) ?? 'Leave out # and what follows it.',
        )
      : []
  })
}
