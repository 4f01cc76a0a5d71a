import { Link } from 'gatsby'
import * as styles from './PhoneBar.module.css'

interface PhoneBarProps {
  /** The address of the contact form, with the service. */
  contact: string
}

/**
 * What a buyer looks for on a service’s page, at the foot of a phone while the page is read. Its own place
 * is below all that it could cover, and it stays there where a window is too low for more.
 */
export function PhoneBar({ contact }: PhoneBarProps) {
  return (
    <nav aria-label="Prices and contact" className={styles.bar} data-phone-bar>
      <a className="button quiet" href="#prices">
        Prices
      </a>
      <Link className="button" to={contact}>
        Contact
      </Link>
    </nav>
  )
}
