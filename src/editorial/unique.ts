/** What may stand in one place only: titles, slugs, ids. */
import type { Fault } from './fault'
import type { Path } from './located-value'
import type { Document } from './project'

/** Checks values that may stand on one page only. */
export function checkUnique(documents: readonly Document[]): Fault[] {
  const seen = new Map<string, string>()
  const faults: Fault[] = []
  const claim = (document: Document, what: string, value: unknown, path: Path) => {
    if (value === undefined) return
    const key = `${what}\0${String(value).toLowerCase()}`
    const owner = seen.get(key)
    if (owner === undefined) seen.set(key, document.file.path)
    else {
      faults.push(
        document.file.fault(
          document.located.offsetOf(path),
          'unique',
          `The same ${what} stands in ${owner}.`,
          'Each page needs its own.',
        ),
      )
    }
  }
  for (const document of documents) {
    const data = document.data as Record<string, unknown>
    const metadata = data.metadata as Record<string, unknown> | undefined
    claim(document, 'title', metadata?.title, ['metadata', 'title'])
    claim(document, 'description', metadata?.description, ['metadata', 'description'])
    if (document.kind.typeName === 'Service') {
      claim(document, 'order', data.order, ['order'])
      claim(document, 'path', data.path, ['path'])
    }
    claimEntries(document, claim)
  }
  return faults
}

/** Slugs and ids must differ within their list. */
function claimEntries(
  document: Document,
  claim: (document: Document, what: string, value: unknown, path: Path) => void,
): void {
  const lists: [Path, unknown][] = Array.isArray(document.data)
    ? [[[], document.data]]
    : Object.entries(document.data as object).map(([key, value]) => [[key], value])
  for (const [path, list] of lists) {
    if (!Array.isArray(list)) continue
    list.forEach((entry: unknown, index) => {
      const { slug, id } = (typeof entry === 'object' && entry !== null ? entry : {}) as {
        slug?: string
        id?: string
      }
      const scope = ['in', document.file.path, ...path].join(' ')
      claim(document, `slug ${scope}`, slug, [...path, index, 'slug'])
      claim(document, `id ${scope}`, id, [...path, index, 'id'])
    })
  }
}
