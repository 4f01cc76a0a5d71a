/** What the contact form's handler knows of the site, written into the build that it is deployed with. */
import { readDocumentOf } from '../../content/read-documents'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ContactConfiguration } from '../../contact/configuration'
import { OWN_ENDPOINT } from '../../content/fields'

/**
 * Makes the configuration.
 *
 * @param html the finished contact page
 * @param headers what the host sends with every page
 */
export function contactConfiguration(
  root: string,
  { html, headers, prefix }: { html: string; headers: Record<string, string>; prefix: string },
): ContactConfiguration {
  const { brief } = readDocumentOf(root, 'ContactPage', 'data/pages/contact.json').data
  const { email } = readDocumentOf(root, 'SiteFacts', 'data/site.json').data
  const { packages } = readDocumentOf(root, 'Pricing', 'data/pricing.json').data
  const { items } = readDocumentOf(root, 'AddOns', 'data/add-ons.json').data
  const services = readdirSync(join(root, 'data/services'))
    .filter(file => file.endsWith('.json'))
    .map(file => readDocumentOf(root, 'Service', `data/services/${file}`).data)
    .sort((a, b) => a.order - b.order)
  return {
    html,
    headers,
    endpoint: prefix + OWN_ENDPOINT,
    sentPath: `${prefix}/contact/sent`,
    email,
    subject: brief.subject,
    services: services.map(({ slug, name }) => ({ slug, name })),
    offer: {
      packages: packages.map(({ slug, name, price, period }) => ({ slug, name, price, period })),
      addOns: items.map(({ slug, name, price, period, most = null }) => {
        return { slug, name, price, period, most }
      }),
    },
  }
}
