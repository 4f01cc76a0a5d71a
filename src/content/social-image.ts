/**
 * The path of a page's social image, without the path prefix.
 *
 * @param path the page's path, without the prefix
 */
export function socialImagePath(path: string): string {
  return `/social${path === '/' ? '/index' : path}.png`
}

/** Every character the fonts in src/social/fonts don't have; src/social/draw-card.test.ts compares them. */
const UNDRAWABLE = /[^ -;=?-[\]_a-z\u00A0-¬®-ňŊ-šŤ-žȘ-țẀ-ẅẞỲỳ–—‘-‚“-„•…‹›⁄€™↑↓−\u2060]/gu

/** The characters of a text that social images can't draw, without repeats. */
export const undrawable = (text: string): string[] => [...new Set(text.match(UNDRAWABLE))]
