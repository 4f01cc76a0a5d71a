import { internalPath, object, text } from './fields'

/** A link to another page. */
export const pageAction = object('PageAction', 'A link to another page.', {
  text: text(3, 40, 'The link text.'),
  path: internalPath('The page it links to.'),
})

/** The last section of a page. */
export const nextStep = object('NextStep', 'The next step, at the end of a page.', {
  heading: text(4, 80, 'The heading.'),
  text: text(20, 400, 'The sentence under the heading.'),
  action: pageAction,
})
