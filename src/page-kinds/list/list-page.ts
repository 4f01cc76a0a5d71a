import { nounFor } from '../../content/format'
import type { SocialCard } from '../../social/card'
import type { Page } from '../page-kind'

/**
 * Returns the text of a list's social image: its heading, and how many entries it has.
 *
 * @param one the singular noun
 * @param many the plural, if it isn't just the singular plus an s
 */
export const listCard = (
  { node, listed }: Pick<Page, 'listed'> & { node: { heading: string } },
  one: string,
  many?: string,
): SocialCard => ({
  heading: node.heading,
  value: String(listed.length),
  label: nounFor(listed.length, one, many),
})
