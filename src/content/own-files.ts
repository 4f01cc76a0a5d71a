/** The site's own files, which aren't pages. tests/built/routes.test.ts compares them with a build. */

/** Top-level folders of the built site without pages. */
export const OWN_FOLDERS: readonly string[] =
  '.well-known api assets icons page-data pagefind social static work'.split(' ')

const OWN_FILES =
  /^(?:404\.html|_headers|_redirects|apple-touch-icon\.png|favicon\.(?:ico|svg)|links\.speculationrules|llms\.txt|manifest\.webmanifest|robots\.txt|rss\.xml|sitemap-(?:index|\d+)\.xml|.+\.md)$/

/** Whether a path is one of the site's own files, or in one of their folders. */
export function isOwnFile(path: string): boolean {
  const [, first = ''] = path.split('/')
  return OWN_FOLDERS.includes(first) || OWN_FILES.test(path.slice(1))
}
