import { pageKind, MAIN } from '../page-kind'
import { AboutPage } from './declaration'

export const about = pageKind({
  path: '/about',
  name: 'About',
  section: MAIN,
  type: AboutPage,
})
