import type { Offer } from './choice'

/** The handler’s data about the site: `dist/api/contact.json`, which every build writes. */
export interface ContactConfiguration {
  /** The built contact page. The handler fills in its form. */
  html: string
  /** The response headers of every page. */
  headers: Record<string, string>
  /** The form’s endpoint, and the page shown after sending: paths with the prefix. */
  endpoint: string
  sentPath: string
  /** Where email goes unless `CONTACT_TO` says otherwise. */
  email: string
  subject: string
  /** Services, packages, and add-ons. Totals are computed only from these prices. */
  offer: Offer
}

/** The file in `dist/`. The entry points for hosts import it. */
export const CONFIGURATION_FILE = 'api/contact.json'
