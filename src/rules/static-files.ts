import { symbolicLinkDiagnostics } from '../../plugins/gatsby-plugin-content-check/src'
import type { SiteContent } from './site-content'

/** Finds symbolic links in static/. Gatsby publishes what they lead to. */
export function* checkStaticFiles({ root, staticFiles }: SiteContent) {
  for (const path of staticFiles) yield* symbolicLinkDiagnostics(root, path)
}
