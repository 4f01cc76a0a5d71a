import { Link } from 'gatsby'
import type { Menus } from '../use-site'
import { currentOf } from './current-link'
import { HeaderItem } from './HeaderItem'
import * as styles from './Header.module.css'

interface ServicesMenuProps {
  path: string
  to: string
  services: Menus['servicesDesktop']
}

/** Services on wide screens: a link, and a button that opens the panel of services and their prices. */
export function ServicesMenu({ path, to, services }: ServicesMenuProps) {
  return (
    <li data-hover-menu>
      <Link to={to} aria-current={currentOf(to, path)}>
        Services
      </Link>
      <button
        type="button"
        className={styles.more}
        popovertarget="services-menu"
        aria-label="Show services"
      >
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id="services-menu" popover="auto" className={styles.panel}>
        {services.map(({ path: to, shortName, prices }) => (
          <HeaderItem key={to} to={to} name={shortName} price={prices.lowest} path={path} />
        ))}
      </ul>
    </li>
  )
}
