/** The addresses of text pages, which are at the top level of the site, next to those of other pages. */
import { OWN_FOLDERS } from '../content/own-files'
import { documentsOf } from '../page-kinds/documents'
import { matchPath, pathOfPage } from '../page-kinds/paths'
import { textPage } from '../page-kinds/text-page/text-page'
import type { Rule } from './site-content'

/** More names that don't work as a page on every host. */
const RESERVED = [...OWN_FOLDERS, 'develop', 'index', 'preview']

/** Why a text page can't have a slug, as a sentence; `undefined` if it can. */
export function takenAddress(slug: string): string | undefined {
  const path = pathOfPage(textPage, slug)
  if (matchPath(path)?.kind !== textPage) return `There’s already a page at ${path}.`
  return RESERVED.includes(slug) ? `${path} is reserved for the site’s own files.` : undefined
}

/** Finds text pages whose address is taken. */
export const checkTextPages: Rule = ({ documents }) =>
  documentsOf(documents, 'TextPage').flatMap(({ file, slug = '' }) => {
    const message = takenAddress(slug)
    return message ? file.error(0, 'slug', message, 'Rename the folder this file is in.') : []
  })
