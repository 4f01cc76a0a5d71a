import type { AdminFile } from '../finish/admin-file'

/** The answer of hosts that run functions, out of what the build wrote into `dist/api/admin.json`. */
export function adminAnswer({ status, html, headers }: AdminFile): Response {
  return new Response(html, { status, headers })
}
