import { z } from 'zod'
import { address, day, list, month, object, pattern, text, whole } from './fields'
import { json, type DataOf } from './content-type'

const time = (description: string) =>
  pattern(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time in HH:MM format, from 00:00 to 23:59', description)

const email = (description: string) =>
  z.email('an email address, like name@company.com').meta({ description })

const externalLink = object('ExternalLink', 'A link to another site.', {
  name: text(2, 60, 'The name of the other site, shown as the link.'),
  url: address('The link’s URL, starting with https://.'),
})

/** The company behind the agency. Each field shows on the contact page once it's filled in. */
const company = object('Company', 'Who a client signs with. Leave it out until you know.', {
  legalName: text(2, 80, 'The company’s registered name, as it appears on quotes.').optional(),
  address: object('CompanyAddress', 'The company’s street or mailing address.', {
    street: text(3, 80, 'Street and number.'),
    locality: text(2, 60, 'City or town.'),
    region: text(2, 60, 'State or region.').optional(),
    postalCode: text(2, 12, 'The postal code.').optional(),
    country: pattern(
      /^[A-Z]{2}$/,
      'a two-letter country code, like US or GB',
      'The country, as a two-letter ISO 3166 code.',
    ),
  }).optional(),
  timeZone: text(3, 60, 'The time zone of the opening hours, as visitors would say it.').optional(),
  people: whole(1, 1e6, 'How many people work there.').optional(),
})

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const hours = object('OpeningHours', 'When the office can be reached.', {
  // Pages show only the first and last day.
  days: z
    .array(z.enum(DAYS))
    .min(1)
    .refine(days => DAYS.join().includes(days.join()), 'the days must be consecutive')
    .meta({ description: 'The days, in order.' }),
  opens: time('When the office opens.'),
  closes: time('When the office closes.'),
}).refine(({ opens, closes }) => opens < closes, {
  path: ['closes'],
  error: 'closing time must be after opening time',
})

/** The file with the facts about the agency. */
export const SiteFacts = json(
  'SiteFacts',
  'data/site.json',
  object('SiteFacts', 'The facts about the agency.', {
    name: text(2, 40, 'The agency’s name.'),
    url: address('The URL of the live site, without a trailing slash.'),
    language: pattern(
      /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
      'a language tag, like “en” or “pt-BR”',
      'The site’s language, as a BCP 47 tag.',
    ),
    locale: pattern(
      /^[a-z]{2,3}_(?:[A-Z]{2}|\d{3})$/,
      'a language and region, like “en_US”',
      'Language and region, for social networks.',
    ),
    blurb: text(60, 300, 'A description of the agency, for the footer.'),
    description: text(70, 160, 'A description of the agency, for search engines.'),
    email: email('The address for inquiries.'),
    telephone: text(7, 24, 'The phone number as shown, with its country code.').optional(),
    company: company.optional(),
    nextStart: month('The next available start, as YYYY-MM, for the contact page.').optional(),
    hours,
    priceRange: z
      .enum(['$', '$$', '$$$', '$$$$'])
      .meta({ description: 'The price level, in dollar signs.' }),
    rating: object('Rating', 'The client rating.', {
      value: z.number().min(1).max(5).meta({ description: 'The average, out of five.' }),
      best: z.literal(5).meta({ description: 'The best possible rating.' }),
      count: whole(1, 1e9, 'How many reviews the rating is based on.'),
      source: externalLink
        .meta({
          description:
            'Where visitors can look up the rating. Without it, pages call the rating a placeholder.',
        })
        .optional(),
    }),
    copyrightYear: whole(2000, 2100, 'The year in the copyright line.'),
    social: list(
      0,
      6,
      'The profiles in the footer.',
      object(
        'SocialLink',
        'One of the agency’s profiles. Without a URL, it’s shown as coming soon.',
        {
          name: text(1, 30, 'The network’s name.'),
          icon: z
            .enum(['linkedin', 'facebook', 'instagram', 'x', 'youtube'])
            .meta({ description: 'Which icon to show.', enumName: 'SocialIcon' }),
          url: address('The profile’s URL, once there is one.').optional(),
        },
      ),
    ),
    dashboard: object('DashboardLink', 'The link to the SEO dashboard, in the header.', {
      name: text(2, 40, 'The link text.'),
      url: address('The URL of its sign-up page, starting with https://.'),
      description: text(10, 80, 'What it links to, shown next to the link.'),
    }),
    websiteBuilder: externalLink.meta({ description: 'The footer’s link to the website builder.' }),
    booking: address('Where visitors can book a call. Adds a “Book a call” link.').optional(),
    security: object('SecurityContact', 'Where to report security vulnerabilities.', {
      contact: email('The address for reports.'),
      expires: day('When this contact expires, at most a year from now.'),
    }).optional(),
    repository: address(
      'The GitHub repository, like https://github.com/agency/site. In development and previews, each page links to its file there.',
    ).optional(),
  }),
)

export type Site = DataOf<typeof SiteFacts>
