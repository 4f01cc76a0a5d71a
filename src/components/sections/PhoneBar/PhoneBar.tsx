import { Link } from 'gatsby'
import * as styles from './PhoneBar.module.css'

/**
 * A bar with links to the prices and the contact form. On phones, it sticks to the bottom of a service page, except in
 * very short windows. It’s the last element on the page, so it doesn’t cover the end.
 *
 * @param contact the contact form’s path, with the service selected
 */
export function PhoneBar({ contact }: { contact: string }) {
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
