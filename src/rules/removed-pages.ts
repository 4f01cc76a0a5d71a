/** Pages that used to be live and no longer are: their addresses need redirects. */
import {
  type Diagnostic,
  isRecord,
  parseJson,
  readFields,
  sourceFile,
} from '../../plugins/gatsby-plugin-content-check/src'
import { documentKindOf, documentOf, textsIn } from '../page-kinds/documents'
import { isLive } from '../content/publication'
import { fileOf, namesIn } from '../page-kinds/page-kind'
import { listAbove, pathOfEntry, pathOfPage } from '../page-kinds/paths'
import { tag } from '../page-kinds/tag/tag'
import type { History } from './previous-files'
import type { SiteContent } from './site-content'

/** A page of the site before the change. */
interface OldPage {
  path: string
  file: string
}

const TAGS = fileOf(tag)

/**
 * Finds old pages that are gone without a redirect.
 *
 * @param history the site before the change
 */
export function checkRemovedPages(
  { documents, routes, today }: Pick<SiteContent, 'documents' | 'routes' | 'today'>,
  history: History,
): Diagnostic[] {
  const redirects = documentOf(documents, 'Redirect')
  // The file has errors of its own.
  if (!redirects) return []
  const redirected = new Set(redirects.data.map(({ from }) => from))
  const isGone = ({ path }: OldPage) => !redirected.has(path) && routes.get(path)?.liveFrom !== ''
  const pages = [
    ...oldEntries(history)
      .filter(isGone)
      .filter(({ file }) => isLive(readFields(file, history.read(file)), today)),
    ...oldTagPages(history, isGone, today),
  ]
  return pages.map(({ path, file }) => {
    const present = documents.find(document => document.file.path === file && file !== TAGS)
    const entry = JSON.stringify({ from: path, to: listAbove(path), permanent: !present })
    const fix = `Add to data/redirects.json, with the page that replaces it as “to”: ${entry}`
    if (!present)
      return redirects.file.error(
        redirects.located.offsetOf([redirects.data.length - 1]),
        'removed-page',
        `The page ${path} (${file}) was removed without a redirect.`,
        fix,
      )
    const isDraft = 'draft' in present.data && present.data.draft
    return present.file.error(
      present.located.offsetOf([isDraft ? 'draft' : 'date']),
      'removed-page',
      `The page ${path} is live, and this change would take it off the site.`,
      `Undo the change. Or, if the page has to come down for a while: ${fix}`,
    )
  })
}

/** The pages with a file of their own. */
const oldEntries = ({ files }: History) =>
  [...files].flatMap(file => {
    const path = pathOfEntry(file)
    return path === undefined ? [] : { path, file }
  })

/** The pages of tags that live posts used to have. Old posts are read only if such a page is gone. */
function oldTagPages({ files, read }: History, isGone: (page: OldPage) => boolean, today: string) {
  const old = files.has(TAGS) ? parseJson(sourceFile(TAGS, read(TAGS))).located?.value : undefined
  const missing = textsIn(old, 'slug')
    .map(slug => ({ slug, path: pathOfPage(tag, slug), file: TAGS }))
    .filter(isGone)
  if (missing.length === 0) return []
  const used = [...files]
    .filter(file => documentKindOf(file)?.kind.typeName === 'Post')
    .map(file => readFields(file, read(file)))
    .filter(post => isLive(post, today))
    .flatMap(post => (isRecord(post) ? namesIn('tags', post) : []))
  return missing.filter(({ slug }) => used.includes(slug))
}
