/** What may stand in one place only: titles, slugs, ids. */
import {
  type Diagnostic,
  type Path,
  isRecord,
} from '../../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../documents'

const NOTHING: ReadonlySet<string> = new Set()

/**
 * Checks values that may stand on one page only.
 *
 * @param existed files that were there before the change at hand: of two that are the same, the new one is the copy.
 *   Where both are new or old, the one with the longer name is, like “seo-copy” beside “seo”.
 */
export function checkUnique(documents: readonly Document[], existed = NOTHING): Diagnostic[] {
  const owners = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  const claim = ({ file, located }: Document, what: string, value: unknown, path: Path) => {
    if (typeof value !== 'string' && typeof value !== 'number') return
    const key = `${what}\0${String(value).toLowerCase()}`
    const owner = owners.get(key)
    const place = file.error(located.offsetOf(path), 'unique', '', 'Each page needs its own.')
    if (owner === undefined) owners.set(key, `${file.path}:${place.line}`)
    else diagnostics.push({ ...place, message: `The same ${what} stands in ${owner}.` })
  }
  for (const document of [...documents].sort(byAge(existed))) {
    const { data } = document
    const metadata = 'metadata' in data ? data.metadata : undefined
    claim(document, 'title', metadata?.title, ['metadata', 'title'])
    claim(document, 'description', metadata?.description, ['metadata', 'description'])
    if (document.typeName === 'Service') {
      claim(document, 'order', document.data.order, ['order'])
      claim(document, 'path', document.data.path, ['path'])
    }
    if (document.typeName === 'Tag')
      document.data.forEach(({ heading, description }, index) => {
        claim(document, 'title', heading, [index, 'heading'])
        claim(document, 'description', description, [index, 'description'])
      })
    diagnostics.push(...entryDiagnostics(document))
  }
  return diagnostics
}

/** Originals first, then what may be their copies. */
const byAge =
  (existed: ReadonlySet<string>) =>
  ({ file: { path: a } }: Document, { file: { path: b } }: Document): number =>
    Number(existed.has(b)) - Number(existed.has(a)) || a.length - b.length || (a < b ? -1 : 1)

/** What may stand once in a list, and what to do where it stands there again. */
const ONCE_IN_A_LIST = {
  slug: 'Give each entry its own.',
  id: 'Give each entry its own.',
  question: 'Keep one of the two.',
}

/** Slugs, ids and questions must differ within their list. */
function entryDiagnostics({ file, located, data }: Document): Diagnostic[] {
  const lists: [Path, unknown][] = Array.isArray(data)
    ? [[[], data]]
    : Object.entries(data).map(([key, value]) => [[key], value])
  return lists.flatMap(([path, list]) =>
    Object.entries(ONCE_IN_A_LIST).flatMap(([field, fix]) => {
      const lines = new Map<string, number>()
      return (Array.isArray(list) ? list : []).flatMap((entry: unknown, index) => {
        const value = isRecord(entry) ? entry[field] : undefined
        if (typeof value !== 'string') return []
        const key = value.trim().toLowerCase()
        const first = lines.get(key)
        const place = file.error(located.offsetOf([...path, index, field]), 'unique', '', fix)
        if (first === undefined) {
          lines.set(key, place.line)
          return []
        }
        const message = `“${value}” is the ${field} of two entries; the first stands in line ${first}.`
        return [{ ...place, message }]
      })
    }),
  )
}
