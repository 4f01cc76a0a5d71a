import { pageKind } from '../page-kind'
import { SearchPage } from './declaration'

export const search = pageKind({
  path: '/search',
  name: 'Search',
  type: SearchPage,
  unlisted: true,
})
