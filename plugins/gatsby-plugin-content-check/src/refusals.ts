/**
 * What a site can refuse, even though its file formats allow it:
 *
 * - `imports`, `exports`, `expressions`: JavaScript in MDX
 * - `html`: HTML, including lowercase elements in MDX
 * - `headings`: level-1 headings, skipped heading levels, and headings underlined with hyphens or equals signs
 * - `inline-images`: images in the middle of a sentence
 * - `checkboxes`: task lists
 * - `slips`: Markdown that a page would show as typed, or that only works in other systems
 * - `values`: anything YAML drops or changes, like comments after a value, anchors, and numbers like 49.50
 * - `empty`: files with front matter but no text
 * - `names`: file and folder names with anything except lowercase letters, digits, and hyphens; in `folders`, also
 *   files that are neither content nor images
 */
export const REFUSALS = [
  'imports',
  'exports',
  'expressions',
  'html',
  'headings',
  'inline-images',
  'checkboxes',
  'slips',
  'values',
  'empty',
  'names',
] as const

export type Refusal = (typeof REFUSALS)[number]
