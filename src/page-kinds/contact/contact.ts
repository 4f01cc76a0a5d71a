import { business } from '../../structured-data/business'
import { pageKind } from '../page-kind'
import { ContactPage } from './declaration'

export const contact = pageKind({
  path: '/contact',
  name: 'Contact',
  type: ContactPage,
  anchors: ['brief', 'contact-choice', 'contact-form', 'contact-notice'],
  structuredData: page => [business(page)],
})

/** The page visitors see after they send a message. */
export const contactSent = pageKind({
  path: '/contact/sent',
  name: 'Message sent',
  type: ContactPage,
  anchors: ['thanks'],
  unlisted: true,
  card: ({ node }) => ({ heading: node.sent.heading }),
})
