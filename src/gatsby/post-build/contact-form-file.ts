/**
 * What the contact form’s handler must know of the site: fields, words, choices, and the page around its
 * answers. Written into the build, so that the handler that is deployed with it is of the same text.
 */
import { readDocumentOf } from '../../content/read-documents'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  contactFields,
  type ContactChoices,
  type ContactField,
  type ContactFieldName,
} from '../../content/contact-message'
import type { ContactFormWords } from '../../content/contact-form'
import { OWN_ENDPOINT } from '../../content/fields'

/** The file in `dist/`. The functions for hosts import it from there. */
export const CONTACT_FORM_FILE = 'api/contact.json'

/** A field with everything that is said about it. */
export interface HandlerField extends ContactField {
  label: string
  hint?: string
  missing?: string
  wrong?: string
  /** What can be chosen, for fields that are not typed. */
  choices?: { slug: string; name: string }[]
}

/** A package or add-on with its price. */
export interface HandlerPrice {
  slug: string
  name: string
  price: number
  period: string
  /** How many of it can be chosen, where that is more than one. */
  most?: number
}

/** What the handler knows. */
export interface ContactFormFile {
  /** Where the form is sent, where the form is, and the page that follows: paths with the prefix. */
  endpoint: string
  contactPath: string
  sentPath: string
  /** Language and region, for numbers. */
  locale: string
  /** Where messages go, and under which subject. */
  email: string
  subject: string
  fields: HandlerField[]
  choices: ContactChoices
  /** Packages and add-ons: what a message says of prices is worked out from these alone. */
  offer: { packages: HandlerPrice[]; addOns: HandlerPrice[] }
  prices: { from: string; month: string; estimate: { once: string; month: string } }
  /** The contact page’s own heading. */
  heading: string
  words: Omit<ContactFormWords, 'fields' | 'budgets' | 'timings'>
  /** The page around an answer: up to its title, from there to its main part, and what follows that. */
  page: { start: string; top: string; end: string }
  /** What every answer carries. */
  headers: Record<string, string>
}

/**
 * Makes the file.
 *
 * @param html the finished contact page
 * @param headers what the host sends with every page
 */
export function contactFormFile(
  root: string,
  { html, headers, prefix }: { html: string; headers: Record<string, string>; prefix: string },
): ContactFormFile {
  const { form, brief, heading } = readDocumentOf(
    root,
    'ContactPage',
    'data/pages/contact.json',
  ).data
  const { email, locale } = readDocumentOf(root, 'SiteFacts', 'data/site.json').data
  const services = readdirSync(join(root, 'data/services'))
    .filter(file => file.endsWith('.json'))
    .map(file => readDocumentOf(root, 'Service', `data/services/${file}`).data)
    .sort((a, b) => a.order - b.order)
  const { packages } = readDocumentOf(root, 'Pricing', 'data/pricing.json').data
  const { items } = readDocumentOf(root, 'AddOns', 'data/add-ons.json').data
  const { from, month, estimate } = readDocumentOf(root, 'PriceWords', 'data/price-words.json').data
  const { fields: fieldWords, budgets, timings, ...words } = form
  const options: Record<keyof ContactChoices, Options> = {
    service: services,
    budget: budgets,
    timing: timings,
    package: packages,
    'add-on': items,
  }
  const offered: Partial<Record<ContactFieldName, Options>> = options
  const fields = contactFields().map((field): HandlerField => {
    const choices = offered[field.name]?.map(({ slug, name }) => ({ slug, name }))
    const words = fieldWords[field.name === 'add-on' ? 'addOns' : field.name]
    return { ...field, ...words, ...(choices && { choices }) }
  })
  return {
    endpoint: prefix + OWN_ENDPOINT,
    contactPath: `${prefix}/contact`,
    sentPath: `${prefix}/contact/sent`,
    locale,
    email,
    subject: brief.subject,
    fields,
    choices: {
      service: slugsOf(options.service),
      budget: slugsOf(options.budget),
      timing: slugsOf(options.timing),
      package: slugsOf(options.package),
      'add-on': slugsOf(options['add-on']),
    },
    offer: { packages: packages.map(priceOf), addOns: items.map(priceOf) },
    prices: { from, month, estimate: { once: estimate.once, month: estimate.month } },
    heading,
    words,
    page: surroundings(html),
    headers,
  }
}

type Options = readonly { slug: string; name: string }[]

const slugsOf = (list: Options) => list.map(({ slug }) => slug)
const priceOf = ({ slug, name, price, period, most }: HandlerPrice): HandlerPrice => ({
  ...{ slug, name, price, period },
  ...(most !== undefined && { most }),
})

/**
 * What stands around the main part of a page: without scripts, since the application knows no page at the
 * handler’s address, and without what search engines read.
 */
function surroundings(html: string): ContactFormFile['page'] {
  const part = (pattern: RegExp) => html.match(pattern)?.join('') ?? ''
  const main = /<main\b[^>]*>/.exec(html)
  const end = html.indexOf('</main>')
  if (!main || end < 0) throw new Error('The contact page has no main part.')
  const kept = [
    part(/<meta charset[^>]*>/),
    part(/<meta name="viewport"[^>]*>/),
    part(/<meta http-equiv="Content-Security-Policy"[^>]*>/),
    '<meta name="robots" content="noindex"/>',
    part(/<link [^>]*rel="icon"[^>]*>/g),
    part(/<style>.*?<\/style>/s),
    part(/<link rel="stylesheet"[^>]*>/),
  ]
  return {
    start: `<!DOCTYPE html>${part(/<html\b[^>]*>/)}<head>${kept.join('')}<title>`,
    top: `</title></head>${html.slice(html.indexOf('<body>'), main.index + main[0].length)}`,
    end: html.slice(end),
  }
}
