/** Pages that were on the live site and are so no longer: their old addresses must lead somewhere. */
import {
  type Diagnostic,
  isRecord,
  parseJson,
  readFields,
  sourceFile,
} from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../documents'
import { isLive } from '../publication'
import { distance } from 'fastest-levenshtein'
import { documentKindOf } from '../documents'
import type { History } from './previous-files'
import { pathOf, pathOfEntry, type Route } from '../routes/document-routes'
import { pageKinds } from '../routes/page-kinds'
import { matchPath, namesIn, pagePath } from '../routes/paths'

/** A page of the site as it was. */
interface OldPage {
  path: string
  file: string
  text: string
}

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
  today: string | undefined,
): Diagnostic[] {
  const list = documentOf(documents, 'Redirect')
  // A list with diagnostics of its own is to be mended first.
  if (!list) return []
  const redirects = list.data
  const led = new Set(redirects.map(({ from }) => from))
  const added = documents.filter(({ file }) => !history.files.has(file.path))
  const gone = (path: string) => !led.has(path) && routes.get(path)?.liveFrom !== ''
  const pages = [...oldPages(history, gone, today), ...oldTagPages(history, gone, today)]
  return pages.map(page => {
    const present =
      page.file === TAGS
        ? undefined
        : documents.find(({ file }) => file.path === routes.get(page.path)?.file)
    const entry = (to: string) => JSON.stringify({ from: page.path, to, permanent: !present })
    if (present) {
      const isDraft = 'draft' in present.data && present.data.draft
      return present.file.error(
        present.located.offsetOf([isDraft ? 'draft' : 'date']),
        'removed-page',
        `The page ${page.path} is live, and this would take it off the site.`,
        `Take the change back; or, if it must go for a while, add to data/redirects.json: ${entry(sectionOf(page.path))}`,
      )
    }
    const successor = successorOf(page, added)
    const to = successor ?? sectionOf(page.path)
    const last = redirects.length - 1
    const place = last < 0 ? 'between the brackets' : 'in front of this entry'
    const command = successor
      ? ` Or give the page its old name back: npm run rename -- ${page.path} ${to} then renames it, with every link to it and this entry.`
      : ''
    return list.file.error(
      list.located.offsetOf(last < 0 ? [] : [last]),
      'removed-page',
      `The page ${page.path} is gone (${page.file}), and nobody who comes there is led on.`,
      `Write ${place}: ${entry(to)}${last < 0 ? '' : ','}${command}`,
    )
  })
}

/** The old pages that are gone, and that had been live. */
function oldPages(
  history: History,
  gone: (path: string) => boolean,
  today: string | undefined,
): OldPage[] {
  return [...history.files].flatMap(file => {
    const path = pathOfEntry(file)
    if (path === undefined || !gone(path)) return []
    const text = history.read(file)
    return file.endsWith('.json') || wasLive(file, text, today) ? [{ path, file, text }] : []
  })
}

/** The pages of tags that live posts had and have no longer. Old posts are read only where a page is gone. */
function oldTagPages(
  history: History,
  gone: (path: string) => boolean,
  today: string | undefined,
): OldPage[] {
  const old = history.files.has(TAGS)
    ? parseJson(sourceFile(TAGS, history.read(TAGS))).located?.value
    : undefined
  const missing = (Array.isArray(old) ? old : [])
    .flatMap((entry: unknown) =>
      isRecord(entry) && typeof entry.slug === 'string' ? entry.slug : [],
    )
    .map(slug => ({ slug, path: pagePath('tag', slug) }))
    .filter(({ path }) => gone(path))
  if (missing.length === 0) return []
  const used = new Set(
    [...history.files]
      .filter(file => documentKindOf(file)?.kind.typeName === 'Post')
      .map(file => readFields(file, history.read(file)))
      .filter(post => isLive(post, today ?? '9999-12-31'))
      .flatMap(post => (isRecord(post) ? namesIn('tags', post) : [])),
  )
  return missing
    .filter(({ slug }) => used.has(slug))
    .map(({ path }) => ({ path, file: TAGS, text: '' }))
}

const TAGS = pageKinds.tag.file

/** What was read as it is today: a draft was never live, nor was what is still to come. */
function wasLive(file: string, text: string, today: string | undefined): boolean {
  return isLive(readFields(file, text), today ?? '9999-12-31')
}

/** The new page that the old one has probably been renamed to: one of its kind with most of its lines. */
function successorOf({ file, text }: OldPage, added: readonly Document[]): string | undefined {
  const kind = documentKindOf(file)?.kind
  const lines = new Set(text.split('\n').filter(line => line.trim() !== ''))
  const [best] = added
    .filter(document => document.kind === kind && document.slug)
    .map(document => {
      const kept = new Set(document.file.text.split('\n').filter(line => lines.has(line)))
      return { document, share: kept.size / lines.size, far: distance(file, document.file.path) }
    })
    .filter(({ share }) => share > 0.5)
    .sort((a, b) => b.share - a.share || a.far - b.far)
  if (!best) return undefined
  return pathOf(best.document)
}

/** The list that the page stood on. */
const sectionOf = (path: string) => `/${matchPath(path)?.kind.section ?? ''}`
