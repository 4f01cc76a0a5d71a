import { documentsOf } from '../page-kinds/documents'
import { isOwnFile } from '../content/own-files'
import { matchPath } from '../page-kinds/paths'
import type { SiteContent } from './site-content'

/** Finds redirects from existing pages and files. Their targets are checked like any other link. */
export function* checkRedirects({ documents, routes, staticFiles }: SiteContent) {
  for (const { file, located, data } of documentsOf(documents, 'Redirect'))
    for (const [index, { from }] of data.entries()) {
      const offset = located.offsetOf([index, 'from'])
      // Hosts automatically redirect a page’s .html file to the page.
      const path = from.replace(/(?:\/index)?\.html$/, '') || '/'
      const route = routes.get(path)
      // The URL of a page that isn’t live yet can redirect elsewhere for now.
      if (route?.liveFrom === '' || matchPath(path)?.kind.unlisted) {
        const page = documents.find(each => each.file.path === route?.file)
        // A scheduled page may have gone live since then. In that case, the build leaves out the redirect.
        const report = page && 'date' in page.data ? file.warning : file.error
        yield report(
          offset,
          'redirect',
          `${from} is an existing page, so it can’t be redirected.`,
          'Delete the redirect, or remove the page.',
        )
      } else if (isOwnFile(from) || staticFiles.includes(`static${decodeURIComponent(from)}`))
        yield file.error(
          offset,
          'redirect',
          `${from} is reserved for the site’s own files.`,
          'Delete the redirect: some hosts would follow it instead of serving the file.',
        )
    }
}
