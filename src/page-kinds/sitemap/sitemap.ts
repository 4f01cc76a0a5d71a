import { ListPage } from '../list/declaration'
import { pageKind } from '../page-kind'

export const sitemap = pageKind({
  path: '/sitemap',
  name: 'Sitemap',
  type: ListPage,
  document: 'sitemap',
})
