import { z } from 'zod'
import { chart } from '../../content/chart'
import { address, CHANGED_EARLY, changesLater, day, distinct, list } from '../../content/fields'
import { month, object, reference, refined, text } from '../../content/fields'
import { pageMetadata } from '../../content/page-metadata'
import { mdx } from '../../content/content-type'

/** A day, a month, or a year. */
const DAY = /^\d{4}(?:-\d{2}){0,2}$/

const source = object('PostSource', 'A source of the post.', {
  title: text(5, 160, 'The document’s title.'),
  publisher: text(2, 80, 'Who published it.'),
  date: z
    .string()
    .refine(
      value => DAY.test(value) && day('').safeParse(`${value}-01-01`.slice(0, 10)).success,
      'this isn’t a year (2025), month (2025-03), or day (2025-03-09)',
    )
    .meta({ description: 'When it was published.' })
    .optional(),
  checked: month(
    'For documents that change without notice: the month someone last checked that the document still says this, as YYYY-MM.',
  ).optional(),
  url: address('Where to read it.').optional(),
})

const fields = object('Post', 'A blog post.', {
  title: text(20, 90, 'The headline.'),
  summary: text(80, 220, 'What readers will know afterward, for lists and the feed.'),
  team: reference('Team', 'The team that wrote it, from data/teams.json.'),
  service: reference('Service', 'The service the post is about.'),
  tags: distinct(list(1, 4, 'One to four tags.', reference('Tag', 'A tag from data/tags.json.'))),
  date: day('The publication date. A future date keeps the post off the live site until then.'),
  updated: day('The date of the last change readers should know about.').optional(),
  related: distinct(
    list(
      2,
      3,
      'Two or three other posts.',
      reference('Post', 'Another post worth reading after this one.'),
    ),
  ),
  sources: z
    .array(source)
    .max(12)
    .optional()
    .meta({ description: 'The sources, listed at the end of the post.' }),
  charts: z.array(chart).max(5).optional().meta({ description: 'The charts used in the text.' }),
  provenance: z.literal('verified').optional().meta({
    description: 'verified: the post is about a real case, and all its numbers are real.',
  }),
  draft: z.boolean().optional().meta({
    description:
      'true keeps the post off the live site. It still shows in development and previews.',
  }),
  metadata: pageMetadata,
})

/** Front matter of content/blog/<slug>/index.mdx. */
const post = refined(fields, changesLater, CHANGED_EARLY)

export type Post = z.infer<typeof post>

/** A file with a post. */
export const Post = mdx('Post', 'content/blog/*/index.mdx', post, {
  hasDrafts: true,
})
