/** Pages that were on the live site and are so no longer: their old addresses must lead somewhere. */
import { distance } from 'fastest-levenshtein'
import { documentKindOf } from '../schema/documents'
import type { Redirect } from '../schema/redirect'
import type { Fault } from './fault'
import { splitMdx } from './front-matter'
import type { History } from './history'
import type { Document } from './project'
import { isLive } from './publication'
import type { Route } from './routes'
import { sourceFile } from './source-file'

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
): Fault[] {
  const list = documents.find(({ kind }) => kind.typeName === 'Redirect')
  // A list with faults of its own is to be mended first.
  if (!list) return []
  const redirects = list.data as Redirect[]
  const led = new Set(redirects.map(({ from }) => from))
  const added = documents.filter(({ file }) => !history.files.has(file.path))
  const gone = (path: string) => !led.has(path) && routes.get(path)?.liveFrom !== ''
  return oldPages(history, gone, today).map(page => {
    const present = documents.find(({ file }) => file.path === routes.get(page.path)?.file)
    const entry = (to: string) => JSON.stringify({ from: page.path, to, permanent: !present })
    if (present) {
      const { draft } = present.data as { draft?: boolean }
      return present.file.fault(
        present.located.offsetOf([draft ? 'draft' : 'date']),
        'removed-page',
        `The page ${page.path} is live, and this would take it off the site.`,
        `Take the change back; or, if it must go for a while, add to data/redirects.json: ${entry(sectionOf(page.path))}`,
      )
    }
    const to = successorOf(page, added) ?? sectionOf(page.path)
    const last = redirects.length - 1
    return list.file.fault(
      list.located.offsetOf(last < 0 ? [] : [last]),
      'removed-page',
      `The page ${page.path} is gone (${page.file}), and nobody who comes there is led on.`,
      last < 0
        ? `Write between the brackets: ${entry(to)}`
        : `Write in front of this entry: ${entry(to)},`,
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
    const { kind, slug } = documentKindOf(file) ?? {}
    if (kind?.basePath && slug) {
      const path = `${kind.basePath}/${slug}`
      if (!gone(path)) return []
      const text = history.read(file)
      return wasLive(file, text, today) ? [{ path, file, text }] : []
    }
    if (kind?.typeName !== 'Service') return []
    // Its address is one of its fields; as a rule it is the file's name, and nothing has to be read.
    if (!gone(`/services/${slug ?? ''}`)) return []
    const text = history.read(file)
    const path = servicePath(text)
    return path && gone(path) ? [{ path, file, text }] : []
  })
}

/** The address in a service's file; nothing can be said of one that was broken. */
function servicePath(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { path?: string }).path
  } catch {
    return undefined
  }
}

/** What was read as it is today: a draft was never live, nor was what is still to come. */
function wasLive(file: string, text: string, today: string | undefined): boolean {
  const { frontMatter } = splitMdx(sourceFile(file, text))
  return isLive(frontMatter?.value, today ?? '9999-12-31')
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
  const { path } = best.document.data as { path?: string }
  return path ?? `${kind?.basePath ?? ''}/${best.document.slug ?? ''}`
}

/** The list that the page stood on. */
const sectionOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'
