import { Link, withPrefix } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import type { Menus, SiteFacts } from '../use-site'
import { DashboardLink } from './DashboardLink'
import { HeaderItem } from './HeaderItem'
import { MobileMenu } from './MobileMenu'
import { ServicesMenu } from './ServicesMenu'
import * as styles from './Header.module.css'

interface HeaderProps {
  path: string
  name: string
  navigation: Menus
  dashboard: SiteFacts['dashboard']
}

/** Where Services stands among the header's links: after the second. */
const SERVICES_AT = 2

/** The bar at the top of every page. Menus are native popovers; src/client/menus.ts makes them quicker. */
export function Header({ path, name, navigation, dashboard }: HeaderProps) {
  const { allServices, servicesDesktop } = navigation
  const links = navigation.header.map(link => (
    <HeaderItem key={link.path} to={link.path} name={link.name} path={path} />
  ))
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Mark size={28} />
        {name}
      </Link>
      <nav aria-label="Main" className={styles.wide}>
        <ul>
          {links.slice(0, SERVICES_AT)}
          <ServicesMenu path={path} to={allServices.path} services={servicesDesktop} />
          {links.slice(SERVICES_AT)}
        </ul>
        <DashboardLink {...dashboard} />
      </nav>
      {/* No client navigation: a document keeps the policy that it came with, and the search has its own. */}
      <a href={withPrefix('/search')} className={styles.search} aria-label="Search" data-search>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M15 15l7 7M10 3a7 7 0 1 0 .1 0z"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
        </svg>
      </a>
      <MobileMenu path={path} navigation={navigation} dashboard={dashboard} />
    </header>
  )
}
