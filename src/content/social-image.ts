/**
 * The path of a page's social image, without the path prefix.
 *
 * @param path the page's path, without the prefix
 */
export function socialImagePath(path: string) {
  return `/social${path === '/' ? '/index' : path}.png`
}

/** Matches the characters missing from src/social/fonts. src/social/draw-card.test.ts compares the two. */
const UNDRAWABLE = /[^ -;=?-[\]_a-z\u00A0-¬®-ňŊ-šŤ-žȘ-țẀ-ẅẞỲỳ–—‘-‚“-„•…‹›⁄€™↑↓−\u2060]/gu

/** The characters in a text that social images can't draw, without duplicates. */
export const undrawable = (text: string) => [...new Set(text.match(UNDRAWABLE))]
