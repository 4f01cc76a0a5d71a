/** Old addresses: each must lead straight to a page that exists. */
import { type Diagnostic, nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../page-kinds/documents'
import { addressParts } from '../page-kinds/paths'
import type { Route } from '../page-kinds/document-routes'

/** Checks data/redirects.json: pages that cannot lead elsewhere, addresses twice, chains, dead ends. */
export function checkRedirects(
  documents: readonly Document[],
  routes: ReadonlyMap<string, Route>,
): Diagnostic[] {
  const document = documentOf(documents, 'Redirect')
  if (!document) return []
  const { file, located, data: redirects } = document
  // What is not on the live site is no page here: its old address may lead elsewhere meanwhile.
  const live = [...routes.values()].flatMap(({ path, liveFrom }) => (liveFrom === '' ? path : []))
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  return redirects.flatMap(({ from, to }, index) => {
    const refuse = (field: 'from' | 'to', message: string, fix?: string) => [
      file.error(located.offsetOf([index, field]), 'redirect', message, fix),
    ]
    // Hosts lead a page’s file to the page by themselves.
    if (live.includes(from.replace(/(?:\/index)?\.html$/, '') || '/'))
      return refuse(
        'from',
        `${from} is a page; it cannot lead elsewhere.`,
        'Delete the redirect, or remove the page.',
      )
    if (redirects.findIndex(each => each.from === from) < index)
      return refuse('from', `${from} is redirected twice.`, 'Keep one of the two.')
    const { path } = addressParts(to)
    if (live.includes(path)) return []
    const next = targets.get(path)
    if (next !== undefined)
      return refuse('to', `${to} leads on to ${next}.`, 'Lead it straight to a page.')
    return routes.has(path)
      ? refuse('to', `The page ${path} is not live.`, 'Lead it to one that is.')
      : refuse('to', `There is no page ${path}.`, nearMiss(path, live))
  })
}
