/**
 * A page gets another address: what moves, what is mended, where the old address leads. Worked out and
 * checked in memory; writing is left to whoever asks.
 */
import { isError, nearMiss } from '../../plugins/gatsby-plugin-content-check/src'
import { type Document, type DocumentOf, documentOf } from '../../src/content/documents'
import { readBytes, type Reading, type Readings } from '../../src/content/read-documents'
import { applyEdits, modify, type Edit } from 'jsonc-parser'
import { errorsOf, refuseAdded } from '../../src/content/rules/added-errors'
import type { Circumstances } from '../../src/content/rules/check-project'
import { routesOf, type Route } from '../../src/content/routes/document-routes'
import { isCollection, matchPath, pagePath, type MatchedPath } from '../../src/content/routes/paths'
import type { PageKind } from '../../src/content/routes/page-kinds'
import { SLUG } from '../../src/content/fields'
import { redirects as redirectList, type Redirect } from '../../src/content/redirect'
import { editOf, placesIn, type Change, type Place, type Renaming } from './rename-places'

/** The project as it is. */
export interface Project {
  readings: Readings
  /** The bytes of a file: of pictures no text is kept. */
  bytesOf(path: string): Uint8Array
  circumstances: Circumstances
}

/** What a renaming does. */
export interface RenamePlan {
  /** Files and folders that move, from the project's root. */
  moves: readonly Change[]
  /** Files with another text, by their paths after the moves. */
  texts: ReadonlyMap<string, string>
  /** Old addresses that lead on, to the new ones. */
  redirects: readonly Change[]
  /** Where a text still names the old address, as “file:line”: words that lead nowhere. */
  mentions: readonly string[]
  /** The project as it is afterwards. */
  readings: Readings
}

/**
 * Works out a renaming.
 *
 * @param from the page's address: with or without the site's, with or without a slash at its end
 * @param to its new one
 * @throws with a sentence that says why it cannot be done
 */
export function planRename(project: Project, from: string, to: string): RenamePlan {
  const { readings, circumstances } = project
  const documents = [...readings.values()].flatMap(({ document }) => document ?? [])
  refuseFaulty(readings)
  const routes = routesOf(documents, new Set(), circumstances.today)
  const { moves, ...change } = changeOf(documents, routes, from, to)
  const files = new Map(
    [...readings.keys()].flatMap(path => {
      const move = moves.find(({ from }) => path === from || path.startsWith(`${from}/`))
      return move ? [[path, move.to + path.slice(move.from.length)]] : []
    }),
  )
  const renaming: Renaming = { ...change, files }
  const moved = (path: string) => files.get(path) ?? path
  const redirects = redirectsOf(routes, renaming)

  const texts = mendedTexts(documents, renaming)
  const list = documentOf(documents, 'Redirect')
  if (list) {
    const before = texts.get(list.file.path) ?? list.file.text
    const after = withRedirects(before, redirects, renaming.path.to)
    if (after !== list.file.text) texts.set(list.file.path, after)
  }
  const after = new Map(
    [...readings].map(([path, reading]): [string, Reading] => {
      if (!texts.has(path) && moved(path) === path) return [path, reading]
      const text = texts.get(path) ?? reading.document?.file.text
      const bytes = text === undefined ? project.bytesOf(path) : Buffer.from(text)
      return [moved(path), readBytes(moved(path), bytes)]
    }),
  )
  refuseLeft(after, renaming)
  refuseWorse(readings, after, circumstances)
  return {
    moves,
    texts: new Map([...texts].map(([path, text]) => [moved(path), text])),
    redirects,
    mentions: mentionsOf(after, renaming),
    readings: after,
  }
}

/** What a file with errors refers to is not known, and would be left behind. */
function refuseFaulty(readings: Readings): void {
  const faulty = [...readings]
    .filter(([, { document, diagnostics }]) => !document && diagnostics.some(isError))
    .map(([path]) => path)
  if (faulty.length > 0)
    throw new Error(
      `What refers to the page cannot be found while there are errors in ${faulty.join(', ')}: run npm run check first.`,
    )
}

/** What moves where; refuses what has no other address. */
function changeOf(
  documents: readonly Document[],
  routes: ReadonlyMap<string, Route>,
  given: string,
  wanted: string,
): Omit<Renaming, 'files'> & { moves: Change[] } {
  const site = documentOf(documents, 'SiteFacts')?.data.url ?? ''
  const path = { from: pathIn(given, site), to: pathIn(wanted, site) }
  const old = matchPath(path.from)
  const name = old && isCollection(old.kind) ? old.slug : undefined
  if (!old || !(routes.has(path.from) || hasEntry(documents, old)))
    throw new Error(
      `There is no page ${path.from}. ${nearMiss(path.from, [...routes.keys()]) ?? '/sitemap lists them all.'}`,
    )
  if (name === undefined)
    throw new Error(
      `${path.from} cannot be renamed: the address is part of the site’s code. The words of the page are in ${old.kind.file}.`,
    )
  if ((old.number ?? 1) > 1)
    throw new Error(
      `${path.from} is a further page of a list: rename ${pagePath(old.name, name)}, and it follows.`,
    )
  if (path.from === path.to) throw new Error(`${path.from} is the page’s address already.`)
  const next = matchPath(path.to)
  if (next?.name !== old.name || next.slug === undefined || (next.number ?? 1) > 1) {
    const message = next && routes.has(path.to) ? `There is a page ${path.to} already.` : ''
    throw new Error(
      message ||
        `${path.to} is no address for this page: it stays what it is, ${pagePath(old.name, '<new-name>')}.`,
    )
  }
  if (!SLUG.test(next.slug))
    throw new Error(
      `“${next.slug}” cannot be a part of an address: use lower-case letters, digits and single hyphens.`,
    )
  if (routes.has(path.to) || hasEntry(documents, next))
    throw new Error(`There is a page ${path.to} already.`)
  const slug = { from: name, to: next.slug }
  const moves = entriesOf(old.kind).map(entry => ({
    from: entry.replace('*', slug.from),
    to: entry.replace('*', slug.to),
  }))
  return { path, slug, kind: old.kind, site, moves }
}

/** The address of a page within the site, however it is given. */
function pathIn(given: string, site: string): string {
  if (/[?#]/.test(given))
    throw new Error(`${given} is a place on a page: give the address of the page alone.`)
  const address = given.trim()
  const own = [site, 'http://localhost:8000', 'http://localhost:9000'].find(
    start => address === start || address.startsWith(`${start}/`),
  )
  if (own === undefined && /^[a-z][a-z0-9+.-]*:/i.test(address))
    throw new Error(`${given} is not on this site: its address is ${site}.`)
  return `/${address.slice(own?.length ?? 0).replace(/^\/+|\/+$/g, '')}`
}

/** Whether a list has an entry of that name: a tag without posts has no page. */
const hasEntry = (documents: readonly Document[], { kind, slug }: MatchedPath): boolean =>
  documents.some(
    ({ typeName, data }) =>
      typeName === kind.document &&
      Array.isArray(data) &&
      data.some(entry => 'slug' in entry && entry.slug === slug),
  )

/** The files of a page, or the folders that are a page’s own; `*` is its name. */
const entriesOf = ({ file, parts = [] }: PageKind): string[] =>
  [file, ...parts].flatMap(path => /^.*\*[^/]*/.exec(path)?.[0] ?? [])

/** The new texts of the files that name the page, by their paths before the moves. */
function mendedTexts(documents: readonly Document[], renaming: Renaming): Map<string, string> {
  const edits = new Map<Document, Edit[]>()
  for (const document of documents) {
    // Two rules may find one place: the name in the page’s own file is a reference as well.
    const own = new Map<number, Edit>()
    for (const place of placesIn(document, renaming)) {
      const edit = editOf(place)
      if (!edit) throw new Error(leftAt(place))
      own.set(edit.offset, edit)
    }
    if (own.size > 0) edits.set(document, [...own.values()])
  }
  const list = documentOf(documents, 'ToConfirm')
  const quoted = list ? quotedEdits(list, edits) : []
  if (list && quoted.length > 0) edits.set(list, [...(edits.get(list) ?? []), ...quoted])
  return new Map([...edits].map(([{ file }, own]) => [file.path, applyEdits(file.text, own)]))
}

/** Words that data/to-confirm.json quotes out of a file follow what is mended within them. */
function quotedEdits(
  { data, located }: DocumentOf<'ToConfirm'>,
  edits: ReadonlyMap<Document, readonly Edit[]>,
): Edit[] {
  return data.flatMap(({ file: path, words }, index) => {
    const [quoted, own = []] = [...edits].find(([document]) => document.file.path === path) ?? []
    const start = quoted?.file.text.indexOf(words) ?? -1
    if (start < 0) return []
    const inside = own.filter(
      ({ offset, length }) => offset >= start && offset + length <= start + words.length,
    )
    if (inside.length === 0) return []
    const mended = applyEdits(
      words,
      inside.map(edit => ({ ...edit, offset: edit.offset - start })),
    )
    const [before, content] = [words, mended].map(text => JSON.stringify(text))
    const offset = located.offsetOf([index, 'words'])
    return [{ offset, length: before?.length ?? 0, content: content ?? '' }]
  })
}

/** The addresses under which the page was live, further pages of a list too, and where each is now. */
function redirectsOf(routes: ReadonlyMap<string, Route>, { path }: Renaming): Change[] {
  return [...routes.values()]
    .filter(({ liveFrom }) => liveFrom === '')
    .filter(route => route.path === path.from || route.path.startsWith(`${path.from}/`))
    .map(route => ({ from: route.path, to: path.to + route.path.slice(path.from.length) }))
}

/** The list of redirects with new ones, and without one from an address that is a page again. */
function withRedirects(text: string, added: readonly Change[], page: string): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  const list = () => redirectList.parse(JSON.parse(text))
  const back = list().findIndex(({ from }) => from === page)
  if (back >= 0) text = applyEdits(text, modify(text, [back], undefined, { formattingOptions }))
  for (const { from, to } of added) {
    const entry: Redirect = { from, to, permanent: true }
    const options = { formattingOptions, isArrayInsertion: true }
    text = applyEdits(text, modify(text, [list().length], entry, options))
  }
  return text
}

/** What the mending has missed would lead nowhere: then nothing is done. */
function refuseLeft(readings: Readings, renaming: Renaming): void {
  for (const { document } of readings.values()) {
    const [left] = document ? placesIn(document, renaming) : []
    if (left) throw new Error(leftAt(left))
  }
}

function leftAt({ document: { file }, from, to, offset }: Place): string {
  const { line, column } = file.error(offset, 'rename', '')
  return `${file.path}:${line}:${column}: “${from}” is written in a way that cannot be changed by itself. Write ${to} there once the page is renamed by hand, or ${from} letter for letter now.`
}

/** A renaming that makes diagnostics is not done. The old ones may be told of the new address now. */
function refuseWorse(before: Readings, after: Readings, circumstances: Circumstances): void {
  const [old, now] = [errorsOf(before, circumstances), errorsOf(after, circumstances)]
  if (now.length > old.length) refuseAdded(old, now)
}

/** Words that name the old address, where no link stands: nothing that can be mended by itself. */
function mentionsOf(readings: Readings, { path }: Renaming): string[] {
  const old = new RegExp(`(?<![\\w/.-])${path.from}(?![\\w-])`, 'g')
  return [...readings.values()].flatMap(({ document }) => {
    if (!document || document.typeName === 'Redirect') return []
    const { file } = document
    return [...file.text.matchAll(old)].map(
      ({ index }) => `${file.path}:${file.error(index, 'rename', '').line}`,
    )
  })
}
