/** A 1200 × 630 pixel image for every page, shown when the page is shared. */
import { socialImagePath } from '../content/social-image'
import type { SocialCard } from './card'
import { drawCard, type CardSettings } from './draw-card'

/**
 * Writes the image of every page.
 *
 * @param write writes a file to the finished site
 * @param cards the card of each page, by the page’s path
 */
export async function writeSocialImages(
  write: (file: string, content: Buffer) => void,
  settings: CardSettings,
  cards: ReadonlyMap<string, SocialCard>,
): Promise<void> {
  // Encode one image while drawing another.
  await Promise.all(
    Array.from(cards, async ([path, card]) =>
      write(socialImagePath(path), await drawCard(card, settings)),
    ),
  )
}
