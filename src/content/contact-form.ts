/** The words of the contact form, its choices, and what is said when something goes wrong. */
import { z } from 'zod'
import { internalPath, object, slug, text } from './fields'
import { pageMetadata } from './page-metadata'
import { plural } from './plural-words'

const fieldWords = object('ContactFieldWords', 'The words of one field of the form.', {
  label: text(2, 60, 'The field’s name, above it.'),
  hint: text(5, 160, 'What helps to answer it, under its name.').optional(),
  missing: text(
    10,
    160,
    'How to mend it where nothing was entered; for fields that must be.',
  ).optional(),
  wrong: text(10, 200, 'How to mend it where the answer cannot be right.').optional(),
})

const choice = object('ContactChoice', 'An answer that can be chosen.', {
  slug: slug('Its name in messages.'),
  name: text(2, 40, 'Its words.'),
})

const choices = (description: string) => z.array(choice).min(2).max(8).meta({ description })

/** A sentence that says what happened and how to mend it. */
const mending = (description: string) => text(10, 300, description)

/** The field `form` of data/pages/contact.json. */
export const contactForm = object('ContactForm', 'The words of the contact form.', {
  introduction: text(20, 200, 'The sentence above the first field.'),
  more: text(4, 80, 'What opens the optional fields on a telephone.'),
  optional: text(2, 20, 'The word beside the name of a field that may stay empty.'),
  fields: object('ContactFormFields', 'The words of the fields.', {
    name: fieldWords,
    email: fieldWords,
    company: fieldWords,
    service: fieldWords,
    figure: fieldWords,
    budget: fieldWords,
    timing: fieldWords,
    message: fieldWords,
    package: fieldWords,
    addOns: fieldWords,
  }),
  budgets: choices('The budgets that can be chosen, from the smallest.'),
  timings: choices('The times that can be chosen, from the soonest.'),
  choice: object('ContactPackageChoice', 'The words around package and add-ons.', {
    summary: text(4, 80, 'What opens the choice of package and add-ons.'),
    none: text(4, 40, 'The choice of no package.'),
    heading: text(4, 60, 'The words above what the visitor brought along.'),
    remove: text(3, 20, 'The word that takes one of it away.'),
  }),
  privacy: text(20, 400, 'What becomes of what is typed.'),
  button: text(3, 40, 'The words on the button.'),
  sending: text(3, 60, 'What is said while the message is on its way.'),
  trap: text(5, 60, 'The name of the field that people never see.'),
  faults: object('ContactFormFaults', 'What is said of answers that cannot be sent.', {
    heading: plural(['count'], 'The heading over the faults.'),
    tooLong: mending('For an answer that is too long; {limit} and {length} are filled in.'),
    characters: mending('For an answer with characters in it that nobody types.'),
    choice: mending('For an answer that is none of those offered.'),
    trap: mending('For an answer in the field that people never see.'),
    tooQuick: mending('For a message that was sent as soon as the page was open.'),
  }),
  failure: object('ContactFormFailure', 'What is said when a message was not sent.', {
    heading: text(5, 80, 'The heading.'),
    offline: mending('Without a connection.'),
    unreachable: mending('Where no answer came.'),
    refused: mending('Where it could not be delivered.'),
    tooMany: plural(['minutes'], 'After too many messages, with the wait.', 300),
    tooLarge: mending('For a message of too many bytes.'),
    unreadable: mending('For a message that arrived broken.'),
    textLabel: text(3, 60, 'The name of the field with the whole text.'),
    copy: text(3, 40, 'The button that copies it.'),
    copied: text(3, 40, 'What the button says once that is done.'),
    mail: text(3, 40, 'The link that opens it as a mail.'),
    back: text(3, 60, 'The link that leads back to the contact page.'),
  }),
})

/** The field `sent` of data/pages/contact.json. */
export const contactSent = object('ContactSent', 'The page that follows a message.', {
  metadata: pageMetadata,
  heading: text(4, 80, 'The page’s main heading.'),
  lead: text(30, 420, 'What happens now; the agency’s address follows.'),
  action: object('ContactSentAction', 'A link that leads on.', {
    text: text(3, 40, 'The words on the link.'),
    path: internalPath('Where it leads.'),
  }),
})

export type ContactFormWords = z.infer<typeof contactForm>
