/** Pages that were on the live site and are so no longer: their old addresses must lead somewhere. */
import {
  type Diagnostic,
  isRecord,
  parseJson,
  readFields,
  sourceFile,
} from '../../plugins/gatsby-plugin-content-check/src'
import { documentKindOf, documentOf, textsIn, type Document } from '../page-kinds/documents'
import { isLive } from '../content/publication'
import type { Route } from '../page-kinds/document-routes'
import { fileOf, namesIn } from '../page-kinds/page-kind'
import { listAbove, pathOfEntry, pathOfPage } from '../page-kinds/paths'
import { tag } from '../page-kinds/tag/tag'
import type { History } from './previous-files'

/** A page of the site as it was. */
interface OldPage {
  path: string
  file: string
}

const TAGS = fileOf(tag)

/**
 * Finds old pages that neither exist nor lead on.
 *
 * @param routes every page that exists, drafts included
 * @param history the site as it was
 * @param today the day that counts as today: a page that was to come later than that was never live
 */
export function checkRemovedPages(
  documents: readonly Document[],
  routes: ReadonlyMap<string, Route>,
  history: History,
  today: string,
): Diagnostic[] {
  const list = documentOf(documents, 'Redirect')
  // A list with errors of its own is to be mended first.
  if (!list) return []
  const led = new Set(list.data.map(({ from }) => from))
  const isGone = ({ path }: OldPage) => !led.has(path) && routes.get(path)?.liveFrom !== ''
  const pages = [
    ...oldEntries(history)
      .filter(isGone)
      .filter(({ file }) => isLive(readFields(file, history.read(file)), today)),
    ...oldTagPages(history, isGone, today),
  ]
  return pages.map(({ path, file }) => {
    const present = documents.find(document => document.file.path === file && file !== TAGS)
    const to = listAbove(path)
    const fix = `Add to data/redirects.json, with the page to lead to: ${JSON.stringify({ from: path, to, permanent: !present })}`
    if (!present) {
      const offset = list.located.offsetOf(list.data.length > 0 ? [list.data.length - 1] : [])
      const message = `The page ${path} is gone (${file}), and nobody who comes there is led on.`
      return list.file.error(offset, 'removed-page', message, fix)
    }
    const isDraft = 'draft' in present.data && present.data.draft
    return present.file.error(
      present.located.offsetOf([isDraft ? 'draft' : 'date']),
      'removed-page',
      `The page ${path} is live, and this would take it off the site.`,
      `Take the change back. Or, if it must go for a while: ${fix}`,
    )
  })
}

/** The pages that files of their own made. */
const oldEntries = ({ files }: History): OldPage[] =>
  [...files].flatMap(file => {
    const path = pathOfEntry(file)
    return path === undefined ? [] : { path, file }
  })

/** The pages of tags that live posts had and have no longer. Old posts are read only where a page is gone. */
function oldTagPages(
  { files, read }: History,
  isGone: (page: OldPage) => boolean,
  today: string,
): OldPage[] {
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
