import { Link } from 'gatsby'
import * as styles from './PhoneBar.module.css'

interface PhoneBarProps {
  /** The bar’s name, for those who cannot see it. */
  label: string
  /** To the prices on this page. */
  prices: { readonly text: string; readonly path: string }
  contact: { readonly text: string; readonly path: string }
}

/**
 * What a buyer looks for on a service’s page, at the foot of a phone while the page is read. Its own place
 * is below all that it could cover, and it stays there where a window is too low for more.
 */
export function PhoneBar({ label, prices, contact }: PhoneBarProps) {
  return (
    <nav aria-label={label} className={styles.bar} data-phone-bar>
      <a className="button quiet" href={prices.path}>
        {prices.text}
      </a>
      <Link className="button" to={contact.path}>
        {contact.text}
      </Link>
    </nav>
  )
}
