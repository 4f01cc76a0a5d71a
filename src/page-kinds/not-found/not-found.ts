import { ListPage } from '../list/declaration'
import { pageKind, MAIN } from '../page-kind'

export const notFound = pageKind({
  path: '/404',
  name: 'Page not found',
  section: MAIN,
  type: ListPage,
  document: 'not-found',
  unlisted: true,
})
