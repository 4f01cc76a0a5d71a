import { Link, withPrefix } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import { MobileMenu } from './MobileMenu'
import { ServicesMenu } from './ServicesMenu'
import { currentOf } from './current-link'
import type { FrameWords, Menus } from '../use-site'
import type { ExternalLink, HeaderLink } from './header-links'
import { DashboardLink } from './DashboardLink'
import * as styles from './Header.module.css'

interface HeaderProps {
  path: string
  name: string
  navigation: Menus
  dashboard: ExternalLink
  words: FrameWords
}

/** Where Services stands among the header's links: after the second. */
const SERVICES_AT = 2

/** The bar at the top of every page. Menus are native popovers; src/client/menus.ts makes them quicker. */
export function Header({ path, name, navigation, dashboard, words }: HeaderProps) {
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
      <nav aria-label={words.main} className={styles.wide}>
        <ul>
          {header.slice(0, SERVICES_AT).map(item)}
          <ServicesMenu
            path={path}
            to={allServices.path}
            services={servicesDesktop}
            words={words}
          />
          {header.slice(SERVICES_AT).map(item)}
        </ul>
        <DashboardLink {...dashboard} newTab={words.newTab} className={styles.dashboard} />
      </nav>
      {/* No client navigation: a document keeps the policy that it came with, and the search has its own. */}
      <a
        href={withPrefix('/search')}
        className={styles.search}
        aria-label={words.search}
        data-search
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M15 15l7 7M10 3a7 7 0 1 0 .1 0z"
            fill="none"
            stroke="currentColor"
            strokeWidth="3"
          />
        </svg>
      </a>
      <MobileMenu
        path={path}
        links={header}
        allServices={allServices}
        services={servicesMobile}
        dashboard={dashboard}
        words={words}
      />
    </header>
  )
}
