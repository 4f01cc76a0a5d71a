import { z } from 'zod'
import { object, reference, slug, text } from './fields'

/** An industry that case studies are filed under. */
export const industry = object('Industry', 'An industry that case studies are filed under.', {
  slug: slug('The industry’s name in addresses and front matter.'),
  name: text(3, 40, 'The name as shown.'),
})

/** A tag that posts are filed under. Each that a live post has is a page, /blog/tags/<slug>. */
export const tag = object('Tag', 'A tag that posts are filed under.', {
  slug: slug('The tag’s name in addresses and front matter.'),
  name: text(3, 40, 'The name as shown.'),
  heading: text(30, 60, 'The heading of the tag’s page, and its title on result pages; unique.'),
  description: text(
    70,
    160,
    'What a buyer finds there, in a sentence or two, for the page and for result pages; unique on the site.',
  ),
})

/** A team that writes posts. Teams, not persons, sign what the agency publishes. */
export const author = object('Author', 'A team that writes posts.', {
  slug: slug('The team’s name in front matter.'),
  name: text(3, 40, 'The team’s name as shown.'),
  description: text(30, 300, 'What the team does.'),
  service: reference(
    'Service',
    'The service that is mostly its work: its link stands beside the team, and a result of a study that is about it before all.',
  ).optional(),
})

export const industries = z.array(industry).min(1)
export const tags = z.array(tag).min(1)
export const authors = z.array(author).min(1)

export type Tag = z.infer<typeof tag>
