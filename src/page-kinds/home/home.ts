import { webSite } from '../../structured-data/business'
import { CaseStudy } from '../case-study/declaration'
import { pageKind, MAIN } from '../page-kind'
import { Post } from '../post/declaration'
import { HomePage } from './declaration'

export const home = pageKind({
  path: '/',
  name: 'Home',
  section: MAIN,
  type: HomePage,
  changesWith: [CaseStudy, Post],
  structuredData: page => [webSite(page)],
})
