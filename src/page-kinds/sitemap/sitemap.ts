import { ListPage } from '../list/declaration'
import { pageKind, MAIN } from '../page-kind'

export const sitemap = pageKind({
  path: '/sitemap',
  name: 'Sitemap',
  section: MAIN,
  type: ListPage,
  document: 'sitemap',
})
