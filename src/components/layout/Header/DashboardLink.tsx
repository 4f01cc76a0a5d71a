import { ExternalSign } from '../ExternalSign'
import type { SiteFacts } from '../use-site'
import * as styles from './Header.module.css'

/** The button that leads to the SEO dashboard. Says to everyone that it opens a new tab. */
export function DashboardLink({ name, url, description }: SiteFacts['dashboard']) {
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
