import type { Offer } from './choice'

/** The site data the handler needs. Every build writes it to `dist/api/contact.json`. */
export interface ContactConfiguration {
  /** The built contact page. The handler fills in its form. */
  html: string
  /** The response headers for all pages. */
  headers: Record<string, string>
  /** Paths of the form’s endpoint and of the page shown after sending, including the path prefix. */
  endpoint: string
  sentPath: string
  /** The address that receives messages if `CONTACT_TO` isn’t set. */
  email: string
  subject: string
  /** Services, packages, and add-ons. Totals are computed only from these prices. */
  offer: Offer
}

/** The file’s path in `dist/`. Each host’s entry point imports the file. */
export const CONFIGURATION_FILE = 'api/contact.json'
