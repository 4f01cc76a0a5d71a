/** Pages of text stand at the top of the site, where other addresses are. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import { documentsOf, type Document } from '../documents'
import { OWN_FOLDERS } from '../routes/own-files'
import { matchPath, pagePath } from '../routes/paths'

/** Further addresses at which no page can stand on every host. */
const TAKEN = [...OWN_FOLDERS, 'develop', 'index', 'preview']

/** Why there can be no page of text of that name, in a sentence; `undefined` where there can. */
export function takenAddress(slug: string): string | undefined {
  const path = pagePath('textPage', slug)
  if (matchPath(path)?.name !== 'textPage') return `There is a page ${path} already.`
  return TAKEN.includes(slug) ? `The site has files of its own at ${path}.` : undefined
}

/** Finds pages of text whose address is taken. */
export const checkTextPages = (documents: readonly Document[]): Diagnostic[] =>
  documentsOf(documents, 'TextPage').flatMap(({ file, slug = '' }) => {
    const message = takenAddress(slug)
    return message
      ? [file.error(0, 'slug', message, 'Rename the folder that this file stands in.')]
      : []
  })
