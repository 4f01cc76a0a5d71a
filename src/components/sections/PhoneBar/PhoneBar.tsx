import { Link } from 'gatsby'
import * as styles from './PhoneBar.module.css'

interface PhoneBarProps {
  /** The path of the contact form, with the service selected. */
  contact: string
}

/**
 * A bar with links to prices and contact, sticky at the bottom of a service page on phones. It comes last in the page,
 * so it covers nothing at the end, and it isn’t sticky in very short windows.
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
