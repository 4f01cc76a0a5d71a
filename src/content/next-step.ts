import { internalPath, object, text } from './fields'

/** A link that leads on. */
export const pageAction = object('PageAction', 'A link that leads on.', {
  text: text(3, 40, 'The words on the link.'),
  path: internalPath('Where it leads.'),
})

/** The last band of a page. Every page that has one takes it from here. */
export const nextStep = object('NextStep', 'The next step, at the end of a page.', {
  heading: text(4, 80, 'The heading.'),
  text: text(20, 400, 'The sentence under it.'),
  action: pageAction,
})
