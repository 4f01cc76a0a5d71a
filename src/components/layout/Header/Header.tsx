import { Link } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import { Icon } from '../../ui/Icon/Icon'
import { ExternalSign } from '../ExternalSign'
import { useSite } from '../use-site'
import * as styles from './Header.module.css'

/** The index of Services in the header menu. */
const SERVICES_AT = 2

/** The bar at the top of every page. Its menus are native popovers. src/client/menus.ts adds hover and more. */
export function Header() {
  const { siteFacts: facts, navigation } = useSite()
  const { header, allServices, servicesDesktop, servicesMobile } = navigation
  const items = (links: readonly HeaderLinkProps[]) =>
    links.map(link => (
      <li key={link.path}>
        <HeaderLink {...link} />
      </li>
    ))
  const links = items(header)
  return (
    <header className={styles.bar}>
      <Link to="/" className={styles.brand}>
        <Mark />
        {facts.name}
      </Link>
      <nav aria-label="Main" className={styles.wide}>
        <ul>
          {links.slice(0, SERVICES_AT)}
          <li data-hover-menu>
            <HeaderLink path={allServices.path} name="Services" />
            <button
              type="button"
              className={styles.more}
              popovertarget="services-menu"
              aria-label="Show services"
            >
              <Icon path="M2 7l10 10 10-10" size={12} />
            </button>
            <ul id="services-menu" popover="auto" className={styles.panel}>
              {items(servicesDesktop)}
            </ul>
          </li>
          {links.slice(SERVICES_AT)}
        </ul>
        <DashboardLink />
      </nav>
      <Link to="/search" className={styles.search} aria-label="Search">
        <Icon path="M15 15l7 7M10 3a7 7 0 1 0 .1 0z" size={24} />
      </Link>
      <button type="button" className={styles.toggle} popovertarget="site-menu" aria-label="Menu">
        <Icon path="M2 5h20M2 12h20M2 19h20" size={24} />
      </button>
      <nav id="site-menu" popover="auto" aria-label="Menu" className={styles.menu}>
        <ul>{links}</ul>
        <ul className={styles.services}>{items([allServices, ...servicesMobile])}</ul>
        <DashboardLink />
      </nav>
    </header>
  )
}

interface HeaderLinkProps {
  path: string
  name: string
  /** A service’s lowest price. */
  prices?: { lowest: string }
}

/** A link that’s marked as current on its page and throughout its section. */
function HeaderLink({ path, name, prices }: HeaderLinkProps) {
  return (
    <Link
      to={path}
      getProps={({ isCurrent, isPartiallyCurrent }) =>
        isPartiallyCurrent && path !== '/' && !isCurrent ? { 'aria-current': true } : {}
      }
    >
      {name}
      {prices && <small>{` ${prices.lowest}`}</small>}
    </Link>
  )
}

function DashboardLink() {
  const { name, url, description } = useSite().siteFacts.dashboard
  return (
    <a
      className={styles.dashboard}
      href={url}
      title={description}
      target="_blank"
      rel="noopener noreferrer"
    >
      {name}
      <ExternalSign says="opens in a new tab" />
    </a>
  )
}
