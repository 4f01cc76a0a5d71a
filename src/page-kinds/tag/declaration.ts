import { z } from 'zod'
import { jsonList } from '../../content/content-type'
import { object, slug, text } from '../../content/fields'

/** A tag for posts. Each tag of a live post has a page at /blog/tags/<slug>. */
const tag = object('Tag', 'A tag for posts.', {
  slug: slug('The tag’s name in URLs and front matter.'),
  name: text(3, 40, 'The name as shown.'),
  heading: text(
    30,
    60,
    'The heading of the tag’s page and its title in search results. Must be unique.',
  ),
  description: text(
    70,
    160,
    'What buyers find there, in a sentence or two, for the page and for search results. Must be unique.',
  ),
})

/** The file with the tags. */
export const Tag = jsonList('Tag', 'data/tags.json', z.array(tag).min(1))

export type Tag = z.infer<typeof tag>
