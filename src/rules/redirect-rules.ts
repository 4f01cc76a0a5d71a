import { nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf } from '../page-kinds/documents'
import { NEVER } from '../content/publication'
import { isOwnFile } from '../content/own-files'
import { addressParts, matchPath } from '../page-kinds/paths'
import { anchorDiagnostics } from './links'
import type { Rule } from './site-content'

/** Finds redirects from pages and files that exist, to pages that don't, duplicates, and chains. */
export const checkRedirects: Rule = ({ documents, routes, staticFiles }) => {
  const document = documentOf(documents, 'Redirect')
  if (!document) return []
  const { file, located, data: redirects } = document
  // The old address of a page that isn't live may redirect for now.
  const live = [...routes.values()]
    .filter(({ liveFrom }) => liveFrom === '')
    .map(({ path }) => path)
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index) => {
    const refuse = (field: 'from' | 'to') => (message: string, fix?: string) => [
      file.error(located.offsetOf([index, field]), 'redirect', message, fix),
    ]
    const [refuseFrom, refuseTo] = [refuse('from'), refuse('to')]
    // Hosts redirect a page’s file to the page by themselves.
    const page = from.replace(/(?:\/index)?\.html$/, '') || '/'
    if (live.includes(page) || matchPath(page)?.kind.unlisted) {
      const owner = documents.find(each => each.file.path === routes.get(page)?.file)
      // A scheduled page may have gone live, and the build leaves the redirect out then.
      const isScheduled = owner !== undefined && 'date' in owner.data
      return refuseFrom(
        `${from} is an existing page, so it can’t be redirected.`,
        'Delete the redirect, or remove the page.',
      ).map(each => (isScheduled ? { ...each, severity: 'warning' as const } : each))
    }
    if (isOwnFile(from) || staticFiles.has(`static${decodeURIComponent(from)}`))
      return refuseFrom(
        `${from} is a file of the site, or in a folder of its files.`,
        'Delete the redirect: some hosts would follow it instead of sending the file.',
      )
    if (redirects.findIndex(each => each.from === from) < index)
      return refuseFrom(`${from} is redirected twice.`, 'Keep one of the two.')
    const { path, anchor } = addressParts(to)
    const next = targets.get(path)
    if (next !== undefined && !live.includes(path))
      return refuseTo(`${to} itself redirects to ${next}.`, 'Redirect straight to a page.')
    const route = routes.get(path)
    if (!route) return refuseTo(`There is no page ${path}.`, nearMiss(path, live))
    return route.liveFrom === NEVER
      ? refuseTo(`The page ${path} is a draft.`, 'Redirect to a page that is live.')
      : anchorDiagnostics(route, anchor, refuseTo)
  })
}
