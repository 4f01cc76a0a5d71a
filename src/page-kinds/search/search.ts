import { pageKind, MAIN } from '../page-kind'
import { SearchPage } from './declaration'

export const search = pageKind({
  path: '/search',
  name: 'Search',
  section: MAIN,
  type: SearchPage,
  unlisted: true,
})
