import { Link } from 'gatsby'
import type { FrameWords } from '../use-site'
import { currentOf } from './current-link'
import type { ServiceLink } from './header-links'
import * as styles from './Header.module.css'

interface ServicesMenuProps {
  path: string
  to: string
  services: readonly ServiceLink[]
  words: FrameWords
}

/** Services on wide screens: a link, and a button that opens the panel of services. */
export function ServicesMenu({ path, to, services, words }: ServicesMenuProps) {
  return (
    <li data-hover-menu>
      <Link to={to} aria-current={currentOf(to, path)}>
        {words.services}
      </Link>
      <button
        type="button"
        className={styles.more}
        popovertarget="services-menu"
        aria-label={words.showServices}
      >
        <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
          <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
      <ul id="services-menu" popover="auto" className={styles.panel}>
        {services.map(service => (
          <li key={service.path}>
            <Link to={service.path} aria-current={currentOf(service.path, path)}>
              {service.shortName}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  )
}
