/** The faces for rare letters, which a page loads that was built with such a letter (src/finish/page-html.ts). */

/** Set by Gatsby: the path below which the site stands, or nothing. */
declare const __PATH_PREFIX__: string

/** Makes them known to the pages to come, and to what the application shows: it cannot tell what is in them. */
export function addLetters(): void {
  if (document.querySelector('link[href$="/letters.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = `${__PATH_PREFIX__}/letters.css`
  // Navigations wait for sheets, and need not for one that does not come.
  link.onerror = () => link.remove()
  document.head.append(link)
}
