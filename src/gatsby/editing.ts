/** What a page says to those who write it: whether visitors see it yet, and where it is written. */
import { NEVER, liveFrom } from '../content/publication'
import { fill, formatDate } from '../content/format'
import { documentFile, matchPath } from '../content/routes/paths'
import type { InterfaceWords } from '../content/interface-words'

/** How editors are spoken to. */
export interface EditingLanguage {
  words: InterfaceWords['editing']
}

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
 * @param place where the repository can be edited, and on which branch
 * @param language what it is said in
 * @param today the day that counts as today, where it is known
 */
export function editingOf(
  path: string,
  data: object | undefined,
  { repository, branch }: { repository?: string; branch: string },
  language: EditingLanguage,
  today: string | undefined,
): Editing | undefined {
  const { words } = language
  const page = matchPath(path)
  if (!page) return undefined
  const [part] = page.kind.parts ?? []
  const file = part?.replace('*', page.slug ?? '') ?? documentFile(page)
  const mark = markOf(liveFrom(data, today), language)
  const folder = branch.split('/').map(encodeURIComponent).join('/')
  return {
    label: words.label,
    text: repository ? words.edit : fill(words.file, { file }),
    ...(mark && { mark }),
    ...(repository && { url: `${repository.replace(/\/+$/, '')}/edit/${folder}/${file}` }),
  }
}

/** What is said of a page that visitors do not see; nothing of the others. */
export function markOf(from: string, { words }: EditingLanguage): string | undefined {
  if (from === '') return undefined
  return from === NEVER ? words.draft : fill(words.notBefore, { day: formatDate(from) })
}
