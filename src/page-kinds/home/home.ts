import { webSite } from '../../structured-data/business'
import { pageKind, MAIN } from '../page-kind'
import { HomePage } from './declaration'

export const home = pageKind({
  path: '/',
  name: 'Home',
  section: MAIN,
  type: HomePage,
  structuredData: page => [webSite(page)],
})
