import { z } from 'zod'
import { address, day, object, text } from './fields'

const colour = (description: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'a colour as # and six hexadecimal digits')
    .meta({ description })

const time = (description: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM')
    .meta({ description })

const externalLink = object('ExternalLink', 'A link to another site.', {
  name: text(2, 40, 'The words of the link.'),
  url: address('The address, https only.'),
})

/** The file data/site.json: every fact about the agency, once. */
export const site = object('SiteFacts', 'The facts about the agency that pages state.', {
  name: text(2, 40, 'The agency’s name.'),
  url: address('The address of the live site, without a trailing slash.'),
  language: z.literal('en').meta({ description: 'The site’s language.' }),
  locale: z.literal('en_GB').meta({ description: 'The language and region for social networks.' }),
  blurb: text(60, 300, 'What the agency is, in the footer.'),
  description: text(70, 160, 'What the agency is, for search engines.'),
  email: z.email().meta({ description: 'Where enquiries go.' }),
  telephone: text(7, 24, 'The number as shown, with the country code.').optional(),
  hours: object('OpeningHours', 'When the office can be reached.', {
    days: z
      .array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']))
      .min(1)
      .meta({ description: 'The days, in order.' }),
    opens: time('When the office opens.'),
    closes: time('When the office closes.'),
  }),
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .meta({ description: 'How expensive, as $ signs.' }),
  rating: object('Rating', 'The rating by clients.', {
    value: z.number().min(1).max(5).meta({ description: 'The average, of five.' }),
    best: z.literal(5).meta({ description: 'The best possible rating.' }),
    count: z.int32().positive().meta({ description: 'How many reviews it comes from.' }),
  }),
  copyrightYear: z
    .int32()
    .min(2000)
    .max(2100)
    .meta({ description: 'The year in the copyright line.' }),
  themeColor: object('ThemeColor', 'The colour that browsers give their frame.', {
    light: colour('On light screens.'),
    dark: colour('On dark screens.'),
  }),
  social: z
    .array(
      object('SocialLink', 'A profile of the agency; without an address it is not available yet.', {
        name: text(1, 30, 'The network’s name.'),
        icon: z
          .enum(['linkedin', 'facebook', 'instagram', 'x', 'youtube'])
          .meta({ enumName: 'SocialIcon', description: 'Which sign stands for it.' }),
        url: address('The profile’s address, once there is one.').optional(),
      }),
    )
    .max(6)
    .meta({ description: 'The profiles in the footer.' }),
  dashboard: externalLink.meta({
    description: 'The registration page of the SEO dashboard, behind the header’s button.',
  }),
  websiteBuilder: externalLink.meta({ description: 'The website builder’s page, in the footer.' }),
  security: object('SecurityContact', 'Where faults in the site’s security are reported.', {
    contact: z.email().meta({ description: 'Who reads the reports.' }),
    expires: day('Until when this is to be believed; a year ahead at most.'),
  }).optional(),
  contactEndpoint: address('Where the contact form is sent, once there is one.').optional(),
})

export type Site = z.infer<typeof site>
