/** What a page says to those who write it: whether visitors see it yet, and where it is written. */
import { liveFrom, NEVER } from '../content/publication'
import { formatDate } from '../content/format'
import { documentFile, matchPath } from '../content/routes/paths'

/** As the field `editing` of a page gives it. */
export interface Editing {
  mark?: string
  label: string
  text: string
  url?: string
}

/**
 * Works it out.
 *
 * @param path the page's path
 * @param data the fields of the page's own document, which may make it wait
 * @param repository where its main branch can be edited
 * @param today the day that counts as today, where it is known
 */
export function editingOf(
  path: string,
  data: object | undefined,
  repository: string | undefined,
  today: string | undefined,
): Editing | undefined {
  const page = matchPath(path)
  if (!page) return undefined
  const [part] = page.kind.parts ?? []
  const file = part?.replace('*', page.slug ?? '') ?? documentFile(page)
  const mark = markOf(liveFrom(data, today))
  return {
    label: 'For editors',
    text: repository ? 'Edit this page' : `Edit this page: ${file}`,
    ...(mark && { mark }),
    ...(repository && { url: `${repository.replace(/\/+$/, '')}/edit/main/${file}` }),
  }
}

/** What is said of a page that visitors do not see; nothing of the others. */
export function markOf(from: string): string | undefined {
  if (from === '') return undefined
  return from === NEVER ? 'Draft, not on the live site' : `Not live before ${formatDate(from)}`
}
