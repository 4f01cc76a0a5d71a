import { pageKind } from '../page-kind'
import { AboutPage } from './declaration'

export const about = pageKind({
  path: '/about',
  name: 'About',
  type: AboutPage,
})
