/** Why the handler refuses a message, and what to do. Not in message.ts, since the page's script doesn't need it. */
import { KEPT } from './message'

/** By reason. A message that couldn't be read can't be shown again. */
export const REFUSALS = {
  unread:
    'We couldn’t read your message. Go back to the form and send it again with at most 5,000 characters, or email us.',
  foreign:
    'The message didn’t come from the form on this site. Send it from the contact page, or email us.',
  trapped: `Something filled in a hidden field, as spam programs do. It’s empty now. ${KEPT}, or email us.`,
  hasty: `The message was sent faster than people type. ${KEPT}, or email us.`,
  unmarked:
    'The mark of this test message is wrong or older than five minutes. Set CONTACT_PROBE_SECRET to the same value on the host and on GitHub.',
  flood: `Too many messages have come from your network. ${KEPT} in a minute, or email us.`,
}
