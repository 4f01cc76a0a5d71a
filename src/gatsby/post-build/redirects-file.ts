import type { Redirect } from '../../content/redirect'

/**
 * The file `_redirects`, in the form that Netlify and Cloudflare Pages share. An old address leads on
 * with and without a slash at its end.
 */
export function redirectsFile(redirects: readonly Redirect[], prefix: string): string {
  return redirects
    .flatMap(({ from, to, permanent }) => {
      const status = permanent ? 301 : 302
      return [
        `${prefix}${from} ${prefix}${to} ${status}`,
        `${prefix}${from}/ ${prefix}${to} ${status}`,
      ]
    })
    .join('\n')
    .concat('\n')
}
