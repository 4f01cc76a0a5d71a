import { CaseStudy } from '../case-study/declaration'
import { ListPage } from '../list/declaration'
import { pageKind, MAIN } from '../page-kind'
import { Post } from '../post/declaration'

export const sitemap = pageKind({
  path: '/sitemap',
  name: 'Sitemap',
  section: MAIN,
  type: ListPage,
  document: 'sitemap',
  changesWith: [CaseStudy, Post],
})
