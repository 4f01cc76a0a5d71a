import { symbolicLinkDiagnostics } from '../../plugins/gatsby-plugin-content-check/src'
import type { SiteContent } from './site-content'

/** Finds symbolic links in static/, since Gatsby would publish their targets. */
export function* checkStaticFiles({ root, staticFiles }: SiteContent) {
  for (const path of staticFiles) yield* symbolicLinkDiagnostics(root, path)
}
