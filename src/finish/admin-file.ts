/**
 * The page /admin with its headers, as one file. Its policy is wider than the site's, and hosts do not agree
 * on what holds where two rules of `_headers` set one header: so it is no page among the others, but the
 * answer of a function, to which hosts apply no rules.
 */
import { ADMIN, type AdminPage } from '../routes/admin'

export { ADMIN }

/** The file in `dist/`. The functions for hosts import it from there. */
export const ADMIN_FILE = 'api/admin.json'

/** An answer. */
export interface AdminFile {
  status: 200 | 404
  html: string
  headers: Record<string, string>
}

const MISSING =
  '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/><title>Nothing is edited here</title></head><body><main><h1>Nothing is edited here</h1><p>HOSTING.md says how /admin is switched on.</p></main></body></html>'

/**
 * Makes the file.
 *
 * @param page the page; none where `data/site.json` names no repository
 * @param common what the host sends with every other page
 */
export function adminFile(page: AdminPage | undefined, common: Record<string, string>): AdminFile {
  return {
    status: page ? 200 : 404,
    html: page?.html ?? MISSING,
    headers: {
      ...common,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
      ...(page && {
        'Content-Security-Policy': page.policy,
        // GitHub's sign-in opens a window, which answers to the one that opened it.
        'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      }),
    },
  }
}
