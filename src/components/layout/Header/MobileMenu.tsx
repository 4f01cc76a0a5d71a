import type { Menus, SiteFacts } from '../use-site'
import { DashboardLink } from './DashboardLink'
import { HeaderItem } from './HeaderItem'
import * as styles from './Header.module.css'

interface MobileMenuProps {
  path: string
  navigation: Menus
  dashboard: SiteFacts['dashboard']
}

/** The menu on small screens, with the button that opens and closes it. */
export function MobileMenu({ path, navigation, dashboard }: MobileMenuProps) {
  const { header, allServices, servicesMobile } = navigation
  return (
    <>
      <button type="button" className={styles.toggle} popovertarget="site-menu" aria-label="Menu">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M2 5h20M2 12h20M2 19h20" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
      </button>
      <nav id="site-menu" popover="auto" aria-label="Menu" className={styles.menu}>
        <ul>
          {header.map(link => (
            <HeaderItem key={link.path} to={link.path} name={link.name} path={path} />
          ))}
        </ul>
        <ul className={styles.services}>
          <HeaderItem to={allServices.path} name={allServices.name} path={path} />
          {servicesMobile.map(({ path: to, shortName, prices }) => (
            <HeaderItem key={to} to={to} name={shortName} price={prices.lowest} path={path} />
          ))}
        </ul>
        <DashboardLink {...dashboard} />
      </nav>
    </>
  )
}
