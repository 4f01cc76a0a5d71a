import { Link } from 'gatsby'
import type { FrameWords } from '../use-site'
import { currentOf } from './current-link'
import { DashboardLink } from './DashboardLink'
import type { ExternalLink, HeaderLink, ServiceLink } from './header-links'
import * as styles from './Header.module.css'

interface MobileMenuProps {
  path: string
  links: readonly HeaderLink[]
  allServices: HeaderLink
  services: readonly ServiceLink[]
  dashboard: ExternalLink
  words: FrameWords
}

/** The menu on small screens, with the button that opens and closes it. */
export function MobileMenu({
  path,
  links,
  allServices,
  services,
  dashboard,
  words,
}: MobileMenuProps) {
  const item = ({ name, path: to }: HeaderLink) => (
    <li key={to}>
      <Link to={to} aria-current={currentOf(to, path)}>
        {name}
      </Link>
    </li>
  )
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        popovertarget="site-menu"
        aria-label={words.menu}
      >
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M2 5h20M2 12h20M2 19h20" fill="none" stroke="currentColor" strokeWidth="3" />
        </svg>
      </button>
      <nav id="site-menu" popover="auto" aria-label={words.menu} className={styles.menu}>
        <ul>{links.map(item)}</ul>
        <ul className={styles.services}>
          {[
            allServices,
            ...services.map(({ shortName, path: to }) => ({ name: shortName, path: to })),
          ].map(item)}
        </ul>
        <DashboardLink {...dashboard} newTab={words.newTab} className={styles.dashboard} />
      </nav>
    </>
  )
}
