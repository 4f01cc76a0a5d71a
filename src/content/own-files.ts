/** The site's files that aren't pages. tests/built/routes.test.ts compares these lists with a build. */

/** Top-level folders of the built site that have no pages. */
export const OWN_FOLDERS =
  '.well-known api assets icons page-data pagefind social static work'.split(' ')

const OWN_FILES =
  /^(?:404\.html|_headers|_redirects|apple-touch-icon\.png|favicon\.(?:ico|svg)|links\.speculationrules|llms\.txt|manifest\.webmanifest|robots\.txt|rss\.xml|sitemap-(?:index|\d+)\.xml|.+\.md)$/

/** Whether a path is a file of the site that isn't a page, or is in a folder without pages. */
export function isOwnFile(path: string) {
  const [, first = ''] = path.split('/')
  return OWN_FOLDERS.includes(first) || OWN_FILES.test(path.slice(1))
}
