import { z } from 'zod'
import { address, day, month, object, refined, text } from './fields'
import { json } from './content-type'

const time = (description: string) =>
  z
    .string()
    .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time as HH:MM')
    .meta({ description })

const externalLink = object('ExternalLink', 'A link to another site.', {
  name: text(2, 40, 'The words of the link.'),
  url: address('The address, https only.'),
})

/** Who the agency is, in law and on the map. Each field shows on the contact page once it is filled in. */
const company = object(
  'Company',
  'Who a client signs with. Nothing of it is known before the owner says it.',
  {
    legalName: text(2, 80, 'The company’s name, as in the register and on offers.').optional(),
    address: object('CompanyAddress', 'Where the company can be visited or written to.', {
      street: text(3, 80, 'Street and number.'),
      locality: text(2, 60, 'Town or city.'),
      region: text(2, 60, 'State or county.').optional(),
      postalCode: text(2, 12, 'The postal code.').optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, 'a country as two capital letters, like US or GB')
        .meta({ description: 'The country, as two letters of ISO 3166.' }),
    }).optional(),
    timeZone: text(
      3,
      60,
      'The time zone that the opening hours are meant in, as visitors call it.',
    ).optional(),
    people: z.int32().positive().meta({ description: 'How many people work there.' }).optional(),
  },
)

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const wholeHours = refined(
  object('OpeningHours', 'When the office can be reached.', {
    days: z.array(z.enum(DAYS)).min(1).meta({ description: 'The days, in order.' }),
    opens: time('When the office opens.'),
    closes: time('When the office closes.'),
  }),
  ({ opens, closes }) => (opens < closes ? [] : [['closes']]),
  'this is no later than the opening',
)

// Pages say the first and the last.
const hours = refined(
  wholeHours,
  ({ days }) =>
    days.flatMap((name, at) =>
      at > 0 && name !== DAYS[DAYS.indexOf(days[at - 1] ?? name) + 1] ? [['days', at]] : [],
    ),
  'this day does not follow the one before',
)

/** The file data/site.json: every fact about the agency, once. */
export const site = object('SiteFacts', 'The facts about the agency that pages state.', {
  name: text(2, 40, 'The agency’s name.'),
  url: address('The address of the live site, without a trailing slash.'),
  language: z
    .string()
    .regex(
      /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/,
      'a language tag, like “en” or “pt-BR”',
    )
    .meta({
      description: 'The language that the site is written in, as a BCP 47 tag.',
    }),
  locale: z
    .string()
    .regex(/^[a-z]{2,3}_(?:[A-Z]{2}|\d{3})$/, 'language and region, like “en_US”')
    .meta({
      description: 'Language and region, as social networks are told them.',
    }),
  blurb: text(60, 300, 'What the agency is, in the footer.'),
  description: text(70, 160, 'What the agency is, for search engines.'),
  email: z.email().meta({ description: 'Where enquiries go.' }),
  telephone: text(7, 24, 'The number as shown, with the country code.').optional(),
  company: company.optional(),
  nextStart: month('When new work could begin, as YYYY-MM, for the contact page.').optional(),
  hours,
  priceRange: z
    .enum(['$', '$$', '$$$', '$$$$'])
    .meta({ description: 'How expensive, as $ signs.' }),
  rating: object('Rating', 'The rating by clients.', {
    value: z.number().min(1).max(5).meta({ description: 'The average, of five.' }),
    best: z.literal(5).meta({ description: 'The best possible rating.' }),
    count: z.int32().positive().meta({ description: 'How many reviews it comes from.' }),
    source: object(
      'RatingSource',
      'Where the rating can be looked up. Without it, pages call it a sample figure.',
      {
        name: text(2, 60, 'Who collects the reviews, as visitors know them.'),
        url: address('Where rating and reviews can be read.'),
      },
    ).optional(),
  }),
  copyrightYear: z.int32().min(2000).max(2100).meta({ description: 'The copyright line’s year.' }),
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
  dashboard: object('DashboardLink', 'The link to the SEO dashboard, in the header.', {
    name: text(2, 40, 'The words of the link.'),
    url: address('The address of its registration page, https only.'),
    description: text(10, 80, 'What the link leads to, as a hint at the link.'),
  }),
  websiteBuilder: externalLink.meta({ description: 'The website builder’s page, in the footer.' }),
  booking: address('Where visitors can book a call. Adds a “Book a call” link.').optional(),
  security: object('SecurityContact', 'Where weaknesses of the site’s security are reported.', {
    contact: z.email().meta({ description: 'Who reads the reports.' }),
    expires: day('Until when this is to be believed; a year ahead at most.'),
  }).optional(),
  repository: address(
    'The repository on GitHub, like https://github.com/agency/site: in develop and previews, each page links to its file there.',
  ).optional(),
})

export type Site = z.infer<typeof site>

/** The file with the agency’s facts. */
export const SiteFacts = json('SiteFacts', 'data/site.json', site)
