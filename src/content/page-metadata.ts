import { z } from 'zod'
import { address, list, object, refined, text } from './fields'

const fields = object(
  'PageMetadata',
  'What search engines and social networks are told about a page. What is left out is filled in from the page itself and from data/site.json.',
  {
    title: text(
      30,
      60,
      'The title in the browser tab and on result pages, 30 to 60 characters, unique on the site.',
    ),
    description: text(
      70,
      160,
      'The text under the title on result pages, 70 to 160 characters, unique on the site.',
    ),
    keywords: list(
      1,
      10,
      'The phrases that this page should be found for, the main one first.',
      text(2, 60, 'A phrase that a buyer would search for.'),
    ),
    ogTitle: text(10, 90, 'The title when it is shared; the title where left out.').optional(),
    ogDescription: text(
      40,
      200,
      'The text when the page is shared; the description where left out.',
    ).optional(),
    ogType: z
      .enum(['website', 'article', 'profile'])
      .optional()
      .meta({ description: 'The Open Graph type; chosen by the kind of page where left out.' }),
    ogImage: address(
      'A picture to share instead of the one drawn for the page, 1200 by 630 pixels.',
    ).optional(),
    ogImageAlt: text(10, 200, 'What the shared picture shows; required with ogImage.').optional(),
    canonicalUrl: address('The address that search engines should list instead.').optional(),
    twitterCard: z
      .enum(['summary', 'summary_large_image'])
      .optional()
      .meta({ description: 'The card’s form; summary_large_image where left out.' }),
    twitterTitle: text(10, 90, 'The card’s title; ogTitle where left out.').optional(),
    twitterDescription: text(40, 200, 'The card’s text; ogDescription where left out.').optional(),
    twitterImage: address('The card’s picture; ogImage where left out.').optional(),
    structuredData: z.array(z.record(z.string(), z.json())).optional().meta({
      description:
        'Further schema.org objects for this page, in JSON-LD, beside those built from its content.',
    }),
  },
)

/** What search engines and networks are told about a page. Lengths: what result pages show uncut. */
export const pageMetadata = refined(
  fields,
  ({ ogImage, ogImageAlt }) => (ogImage && !ogImageAlt ? [['ogImageAlt']] : []),
  'the shared picture has no description',
)

export type PageMetadata = z.infer<typeof pageMetadata>
