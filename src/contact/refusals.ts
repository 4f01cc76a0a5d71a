/** Why the handler rejects a message, and what to do. Not in message.ts, since the page’s script doesn’t need these. */
import { KEPT } from './message'

/** Error messages by reason. If the handler can't read a request, it can't return the visitor's text either. */
export const REFUSALS = {
  unread:
    'We couldn’t read your message. Go back to the form, keep it to 5,000 characters, and send it again, or email us.',
  foreign:
    'The message didn’t come from the form on this site. Send it from the contact page, or email us.',
  trapped: `Something filled in a hidden field, the way spambots do. We cleared it. ${KEPT}, or email us.`,
  unmarked:
    'This test message’s signature is invalid or more than five minutes old. Set CONTACT_PROBE_SECRET to the same value on the host and on GitHub.',
  flood: `We got too many messages from your network. ${KEPT} in a minute, or email us.`,
}
