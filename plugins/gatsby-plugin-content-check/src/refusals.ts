/**
 * What a site can refuse although its formats allow it: JavaScript in MDX, HTML, headings that aren't below the page's
 * title or that skip a level, images in the middle of a sentence, Markdown that a page would show as typed or that only
 * other systems know, and names that don't suit a URL.
 */
export type Refusal =
  'imports' | 'exports' | 'expressions' | 'html' | 'headings' | 'inline-images' | 'slips' | 'names'

/** All of it. */
export const REFUSALS: readonly Refusal[] = [
  'imports',
  'exports',
  'expressions',
  'html',
  'headings',
  'inline-images',
  'slips',
  'names',
]
