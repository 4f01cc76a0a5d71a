import { z } from 'zod'
import { day, object, reference, text } from '../../content/fields'
import { pageMetadata } from '../../content/page-metadata'
import { mdx } from '../../content/content-type'

/** Front matter of content/pages/<slug>/index.mdx: a text page at /<slug>. */
const textPage = object('TextPage', 'A text page.', {
  title: text(3, 60, 'The page’s heading and its name in lists.'),
  lead: text(40, 300, 'What the page is about, under the heading.'),
  date: day('The date of the last change, which the page shows.'),
  draft: z.boolean().optional().meta({
    description:
      'true keeps the page off the live site. It still shows in development and previews.',
  }),
  example: reference(
    'Service',
    'The service whose deliverable this page shows, as a filled-in example. The service’s page links here, and this page says its client and numbers are made up.',
  ).optional(),
  metadata: pageMetadata,
})

export type TextPage = z.infer<typeof textPage>

/** A file with a text page. */
export const TextPage = mdx('TextPage', 'content/pages/*/index.mdx', textPage, {
  hasDrafts: true,
})
