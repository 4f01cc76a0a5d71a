/** Pages of text stand at the top of the site, where other addresses are. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { OWN_FOLDERS } from '../content/own-files'
import { documentsOf, type Document } from '../page-kinds/documents'
import { matchPath, pathOfPage } from '../page-kinds/paths'
import { textPage } from '../page-kinds/text-page/text-page'

/** Further addresses at which no page can stand on every host. */
const TAKEN = [...OWN_FOLDERS, 'develop', 'index', 'preview']

/** Why there can be no page of text of that name, in a sentence; `undefined` where there can. */
export function takenAddress(slug: string): string | undefined {
  const path = pathOfPage(textPage, slug)
  if (matchPath(path)?.kind !== textPage) return `There is a page ${path} already.`
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
