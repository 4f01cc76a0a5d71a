/** Old addresses: each must lead straight to a page that exists. */
import { type Diagnostic, nearMiss } from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../documents'
import type { Route } from '../routes/document-routes'

const withoutAnchor = (address: string) => address.replace(/#.*/, '')

/** Checks data/redirects.json: pages that cannot lead elsewhere, addresses twice, loops, chains, dead ends. */
export function checkRedirects(
  documents: readonly Document[],
  allRoutes: ReadonlyMap<string, Route>,
): Diagnostic[] {
  const document = documentOf(documents, 'Redirect')
  if (!document) return []
  const { file, located, data: redirects } = document
  // What is not on the live site is no page here: its old address may lead elsewhere meanwhile.
  const routes = new Map([...allRoutes].filter(([, route]) => route.liveFrom === ''))
  const targets = new Map(redirects.map(({ from, to }) => [withoutAnchor(from), to]))
  const seen = new Set<string>()
  return redirects.flatMap(({ from, to }, index) => {
    const diagnostics: Diagnostic[] = []
    const fault = (field: 'from' | 'to', message: string, fix?: string, rule = 'redirect') =>
      diagnostics.push(file.error(located.offsetOf([index, field]), rule, message, fix))
    if (routes.has(from)) {
      fault(
        'from',
        `${from} is a page; it cannot lead elsewhere.`,
        'Delete the redirect, or remove the page.',
      )
    }
    // Hosts lead a page's file to the page by themselves, and one of these would win by chance.
    const page = from.replace(/(?:\/index)?\.html$/, '') || '/'
    if (page !== from && routes.has(page)) {
      fault('from', `${from} is the file of the page ${page}.`, 'Delete the redirect.')
      return diagnostics
    }
    if (/\/\.{1,2}(?:\/|$)/.test(from) || /%(?![0-9A-Fa-f]{2})/.test(from)) {
      fault('from', `No browser asks for ${from}.`, 'Write the address as a browser shows it.')
    }
    if (from.includes('#')) {
      fault('from', `A server never sees what follows “#”.`, 'Leave it out.')
    }
    if (seen.has(from)) fault('from', `${from} is redirected twice.`, 'Keep one of the two.')
    seen.add(from)
    const way = follow(from, targets)
    if (routes.has(from)) return diagnostics
    if (way === undefined) {
      fault('to', `${from} leads back to itself.`, 'Lead it to a page.')
    } else if (way.length > 1) {
      const end = way.at(-1) ?? to
      fault(
        'to',
        `${to} leads on to ${way.slice(1).join(' and ')}.`,
        routes.has(withoutAnchor(end)) ? `Lead it straight to ${end}.` : 'Lead it to a page.',
      )
    } else if (!routes.has(withoutAnchor(to))) {
      const early = allRoutes.get(withoutAnchor(to))
      if (early)
        fault('to', `The page ${early.path} is not live.`, 'Lead it to one that is.', 'not-live')
      else fault('to', `There is no page ${withoutAnchor(to)}.`, nearMiss(to, [...routes.keys()]))
    }
    return diagnostics
  })
}

/** Where an address leads, step by step; `undefined` where it comes back to a step before. */
function follow(from: string, targets: ReadonlyMap<string, string>): string[] | undefined {
  const way: string[] = []
  const visited = new Set([withoutAnchor(from)])
  for (let to = targets.get(withoutAnchor(from)); to !== undefined;) {
    way.push(to)
    const next = withoutAnchor(to)
    if (visited.has(next)) return undefined
    visited.add(next)
    to = targets.get(next)
  }
  return way
}
