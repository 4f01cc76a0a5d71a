import { Link } from 'gatsby'
import { Mark } from '../../graphics/Mark'
import { MobileMenu } from './MobileMenu'
import { ServicesMenu } from './ServicesMenu'
import { currentOf } from './current'
import type { HeaderLink, ExternalLink, ServiceLink } from './links'
import { DashboardLink } from './DashboardLink'
import * as styles from './Header.module.css'

interface HeaderProps {
  path: string
  name: string
  navigation: {
    readonly header: readonly HeaderLink[]
    readonly allServices: HeaderLink
    readonly servicesDesktop: readonly ServiceLink[]
    readonly servicesMobile: readonly ServiceLink[]
  }
  dashboard: ExternalLink
}

/** Where Services stands among the header's links: after the second. */
const SERVICES_AT = 2

/** The bar at the top of every page. Menus are native popovers; src/browser/menus.ts makes them quicker. */
export function Header({ path, name, navigation, dashboard }: HeaderProps) {
  const { header, allServices, servicesDesktop, servicesMobile } = navigation
  const item = (link: HeaderLink) => (
    <li key={link.path}>
      <Link to={link.path} aria-current={currentOf(link.path, path)}>
        {link.name}
      </Link>
    </li>
  )
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <span className={styles.mark}>
          <Mark size={28} />
        </span>
        {name}
      </Link>
      <nav aria-label="Main" className={styles.wide}>
        <ul>
          {header.slice(0, SERVICES_AT).map(item)}
          <ServicesMenu path={path} to={allServices.path} services={servicesDesktop} />
          {header.slice(SERVICES_AT).map(item)}
        </ul>
        <DashboardLink {...dashboard} className={styles.dashboard} />
      </nav>
      <MobileMenu
        path={path}
        links={header}
        allServices={allServices}
        services={servicesMobile}
        dashboard={dashboard}
      />
    </header>
  )
}
