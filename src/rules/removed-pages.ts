/** Finds pages that used to be live but no longer are. Their URLs need redirects. */
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

const TAGS = fileOf(tag)

/**
 * Finds pages that were removed without a redirect.
 *
 * @param history the site before the change
 */
export function checkRemovedPages(
  { documents, routes, today }: Pick<SiteContent, 'documents' | 'routes' | 'today'>,
  { files, read }: History,
): Diagnostic[] {
  const redirects = documentOf(documents, 'Redirect')
  // The redirects file is missing or has errors, which are reported elsewhere.
  if (!redirects) return []
  const redirected = new Set(redirects.data.map(({ from }) => from))
  const isGone = (path: string) => !redirected.has(path) && routes.get(path)?.liveFrom !== ''
  const fieldsOf = (file: string) => readFields(file, read(file))
  const pages = [...files].flatMap(file => {
    const path = pathOfEntry(file)
    return path !== undefined && isGone(path) && isLive(fieldsOf(file), today) ? { path, file } : []
  })
  const oldTags = files.has(TAGS) && parseJson(sourceFile(TAGS, read(TAGS))).located?.value
  const missingTags = textsIn(oldTags, 'slug').filter(slug => isGone(pathOfPage(tag, slug)))
  // Read the old posts only if a tag’s page is gone.
  const posts = missingTags.length > 0 ? [...files] : []
  const usedTags = posts
    .filter(file => documentKindOf(file)?.kind.typeName === 'Post')
    .map(fieldsOf)
    .filter(isRecord)
    .flatMap(post => (isLive(post, today) ? namesIn('tags', post) : []))
  const tagPages = missingTags
    .filter(slug => usedTags.includes(slug))
    .map(slug => ({ path: pathOfPage(tag, slug), file: TAGS }))
  return [...pages, ...tagPages].map(({ path, file }) => {
    const present = documents.find(document => document.file.path === file && file !== TAGS)
    const entry = JSON.stringify({ from: path, to: listAbove(path), permanent: !present })
    const addition = `this to data/redirects.json, with “to” set to the replacement page: ${entry}`
    if (!present)
      return redirects.file.error(
        redirects.located.offsetOf([redirects.data.length - 1]),
        'removed-page',
        `The page ${path} (${file}) was removed without a redirect.`,
        `Add ${addition}`,
      )
    const isDraft = 'draft' in present.data && present.data.draft
    return present.file.error(
      present.located.offsetOf([isDraft ? 'draft' : 'date']),
      'removed-page',
      `This change would take the live page ${path} off the site.`,
      `Undo the change. If you do want to take the page down, add ${addition}`,
    )
  })
}
