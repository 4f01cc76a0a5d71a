import { z } from 'zod'
import { json } from './content-type'
import { address, formEndpoint, list, object, text, valueText } from './fields'

/** The file data/security.json: what opens the Content Security Policy, and who gets messages. For maintainers. */
export const security = object(
  'SecuritySettings',
  'Which other hosts a visitor’s browser talks to, and who handles messages. Maintainers approve each change.',
  {
    contactEndpoint: formEndpoint(
      'Where the contact form is sent: the https address of a form service, or /api/contact, the handler that ships with the site. Without it the page offers email alone.',
    ).optional(),
    processors: list(
      0,
      4,
      'The companies that messages pass through on their way to your mailbox. The privacy page names them.',
      object('Processor', 'A company that handles messages.', {
        name: text(2, 60, 'Its name.'),
        statement: text(
          20,
          300,
          'What the privacy page says about it, as whole sentences: what it does with a message, what it keeps, and where.',
        ),
      }),
    ),
    visits: object('Visits', 'A script that counts visits. Without it none are counted.', {
      script: address('The address of the script. It sends what it counts to the same host.'),
      attributes: z
        .record(z.string().regex(/^data-[a-z0-9-]+$/, 'a name that begins with data-'), z.string())
        .meta({ description: 'The attributes of the script’s element, such as data-website-id.' })
        .optional(),
      statement: valueText(
        20,
        600,
        'What the privacy page says about it, as whole sentences: what is counted, where it is kept, for how long.',
      ),
    }).optional(),
  },
)

/** The file with the security settings. */
export const SecuritySettings = json('SecuritySettings', 'data/security.json', security)

export type Security = z.infer<typeof security>
