import {
  type Diagnostic,
  nearMiss,
  targetDiagnostics,
  targetOf,
} from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf } from '../page-kinds/documents'
import { NEVER } from '../content/publication'
import { isOwnFile } from '../content/own-files'
import { matchPath } from '../page-kinds/paths'
import type { SiteContent } from './site-content'

/** Finds redirects from existing pages and files, redirects to missing pages, duplicates, and chains. */
export function* checkRedirects({
  documents,
  routes,
  staticFiles,
}: SiteContent): Iterable<Diagnostic> {
  const document = documentOf(documents, 'Redirect')
  if (!document) return
  const { file, located, data: redirects } = document
  // The URL of a page that isn’t live yet can redirect elsewhere for now.
  const live = [...routes.values()]
    .filter(({ liveFrom }) => liveFrom === '')
    .map(({ path }) => path)
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const seen = new Set<string>()
  for (const [index, { from, to }] of redirects.entries()) {
    const at = (field: string) => located.offsetOf([index, field])
    const refuseFrom = (message: string, fix: string) =>
      file.error(at('from'), 'redirect', message, fix)
    const refuseTo = (message: string, fix?: string) =>
      file.error(at('to'), 'redirect', message, fix)
    const isRepeated = seen.has(from)
    seen.add(from)
    // Hosts automatically redirect a page’s .html file to the page.
    const page = from.replace(/(?:\/index)?\.html$/, '') || '/'
    const target = targetOf(to, routes)
    const { path, page: route } = target
    const next = targets.get(path)
    if (live.includes(page) || matchPath(page)?.kind.unlisted) {
      const owner = documents.find(each => each.file.path === routes.get(page)?.file)
      const found = refuseFrom(
        `${from} is an existing page, so it can’t be redirected.`,
        'Delete the redirect, or remove the page.',
      )
      // A scheduled page may have gone live since then. In that case, the build leaves out the redirect.
      yield owner && 'date' in owner.data ? { ...found, severity: 'warning' } : found
    } else if (isOwnFile(from) || staticFiles.has(`static${decodeURIComponent(from)}`))
      yield refuseFrom(
        `${from} is reserved for the site’s own files.`,
        'Delete the redirect: some hosts would follow it instead of serving the file.',
      )
    else if (isRepeated)
      yield refuseFrom(`${from} is redirected twice.`, 'Delete one of the redirects.')
    else if (next !== undefined && !live.includes(path))
      yield refuseTo(`${to} itself redirects to ${next}.`, 'Redirect straight to a page.')
    else if (!route) yield refuseTo(`There’s no page at ${path}.`, nearMiss(path, live))
    else if (route.liveFrom === NEVER)
      yield refuseTo(`The page ${path} is a draft.`, 'Redirect to a live page.')
    else yield* targetDiagnostics(file, at('to'), target, live)
  }
}
