import { webSite } from '../../structured-data/business'
import { pageKind } from '../page-kind'
import { HomePage } from './declaration'

export const home = pageKind({
  path: '/',
  name: 'Home',
  type: HomePage,
  structuredData: page => [webSite(page)],
})
