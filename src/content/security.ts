import { z } from 'zod'
import { json, type DataOf } from './content-type'
import { address, list, object, pattern, valueText } from './fields'

/** The file for maintainers: what the Content Security Policy allows, and who gets messages. */
export const SecuritySettings = json(
  'SecuritySettings',
  'data/security.json',
  object(
    'SecuritySettings',
    'Which other hosts a visitor’s browser connects to, and who handles messages. Maintainers approve every change.',
    {
      contactEndpoint: pattern(
        /^(?:\/api\/contact|https:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?(?:\/[\w.~%/-]*)?(?:\?[\w.~%/=&-]*)?)$/i,
        'an https URL, or /api/contact',
        'Where the contact form is submitted: the https URL of a form service, or /api/contact, the site’s own handler. If you leave it out, the page offers email only.',
      ).optional(),
      processors: list(
        0,
        4,
        'The companies that handle messages on their way to your inbox. The privacy page names them.',
        object('Processor', 'A company that handles messages.', {
          name: valueText(2, 60, 'The company’s name.'),
          statement: valueText(
            20,
            300,
            'What the privacy page says about the company, in full sentences: what it does with a message, what it keeps, and where.',
          ),
        }),
      ),
      visits: object(
        'Visits',
        'A script that counts visits. If you leave it out, visits aren’t counted.',
        {
          script: address('The URL of the script. It must send its data to the same host.'),
          attributes: z
            .record(
              z.string().regex(/^data-[a-z0-9-]+$/, 'a name that starts with data-'),
              z.string(),
            )
            .meta({ description: 'The attributes of the script element, such as data-website-id.' })
            .optional(),
          statement: valueText(
            20,
            600,
            'What the privacy page says about the script, in full sentences: what it counts, where the data is kept, and for how long.',
          ),
        },
      ).optional(),
    },
  ),
)

export type Security = DataOf<typeof SecuritySettings>
