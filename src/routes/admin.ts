/** The page /admin: an application for editors, and no page of the site. */

/** Its address, below the prefix; its script and what that loads stand below it. */
export const ADMIN = '/admin'

/** The page, and what a browser is to allow it. */
export interface AdminPage {
  html: string
  policy: string
}
