import type { Offer } from './choice'

/** What the handler knows of the site: `dist/api/contact.json`, which every build writes from its own pages and data. */
export interface ContactConfiguration {
  /** The finished contact page, whose form the handler fills in. */
  html: string
  /** The headers that the host sends with every page. */
  headers: Record<string, string>
  /** Where the form is sent and which page follows: paths with the prefix. */
  endpoint: string
  sentPath: string
  /** Where messages go unless `CONTACT_TO` says otherwise. */
  email: string
  subject: string
  /** Services, and packages and add-ons with their prices: sums are worked out from these alone. */
  offer: Offer
}

/** The file in `dist/`. The functions for hosts import it from there. */
export const CONFIGURATION_FILE = 'api/contact.json'
