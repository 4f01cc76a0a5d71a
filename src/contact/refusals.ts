/** Why the handler refuses a message, and what to do. Apart from the page's own messages: its script needs none of it. */
import { KEPT } from './message'

/** By reason. Of what was not read nothing can be shown again. */
export const REFUSALS = {
  unread:
    'The message could not be read. Go back to the form and send it again, at most 5,000 characters long, or write to us directly.',
  foreign:
    'The message did not come from this site’s form. Send it from the contact page, or write to us directly.',
  trapped: `Something filled in a hidden field, as spam programs do. It’s empty now. ${KEPT}, or write to us directly.`,
  hasty: `The message was sent faster than a person can type. ${KEPT}, or write to us directly.`,
  flood: `Too many messages have come from your network. ${KEPT} in a minute, or write to us directly.`,
}
