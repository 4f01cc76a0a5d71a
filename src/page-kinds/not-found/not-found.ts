import { ListPage } from '../list/declaration'
import { pageKind } from '../page-kind'

export const notFound = pageKind({
  path: '/404',
  name: 'Page not found',
  type: ListPage,
  document: 'not-found',
  unlisted: true,
})
