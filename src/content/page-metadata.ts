import { z } from 'zod'
import { address, list, object, text } from './fields'

/** The length of the longest descriptions that search results show in full. */
export const MAX_DESCRIPTION = 160

/** A page's metadata. Search results show titles and descriptions of these lengths in full. */
export const pageMetadata = object(
  'PageMetadata',
  'What search engines and social networks see. Anything you leave out is taken from the page itself and data/site.json.',
  {
    title: text(
      30,
      60,
      'The title in the browser tab and in search results, 30 to 60 characters. Must be unique.',
    ),
    description: text(
      70,
      MAX_DESCRIPTION,
      'The text under the title in search results, 70 to 160 characters. Must be unique.',
    ),
    keywords: list(
      1,
      10,
      'The phrases this page should rank for, main one first.',
      text(2, 60, 'A phrase a buyer would search for.'),
    ),
    ogTitle: text(10, 90, 'The title when the page is shared. Default: title.').optional(),
    ogDescription: text(
      40,
      200,
      'The text when the page is shared. Default: description.',
    ).optional(),
    ogType: z
      .enum(['website', 'article', 'profile'])
      .meta({ description: 'The Open Graph type. The default depends on the kind of page.' })
      .optional(),
    ogImage: address(
      'An image to share instead of the one drawn for the page, 1200 × 630 pixels.',
    ).optional(),
    ogImageAlt: text(10, 200, 'What the social image shows. Required with ogImage.').optional(),
    canonicalUrl: address('The URL search engines should list instead.').optional(),
    twitterCard: z
      .enum(['summary', 'summary_large_image'])
      .meta({ description: 'The type of card on X. Default: summary_large_image.' })
      .optional(),
    twitterTitle: text(10, 90, 'The card’s title. Default: ogTitle.').optional(),
    twitterDescription: text(40, 200, 'The card’s text. Default: ogDescription.').optional(),
    twitterImage: address('The card’s image. Default: ogImage.').optional(),
    structuredData: z.array(z.record(z.string(), z.json())).optional().meta({
      description:
        'More schema.org objects for this page, as JSON-LD. They’re added to the ones built from its content.',
    }),
  },
).refine(({ ogImage, ogImageAlt }) => !ogImage || ogImageAlt, {
  path: ['ogImageAlt'],
  error: 'the shared image has no description',
})

export type PageMetadata = z.infer<typeof pageMetadata>
