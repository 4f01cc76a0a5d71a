/**
 * What a site can refuse although its formats allow it:
 *
 * - `imports`, `exports`, `expressions`: JavaScript in MDX
 * - `html`: HTML, and in MDX elements in lowercase
 * - `headings`: those of level 1, those that skip a level, and those underlined with hyphens or equals signs
 * - `inline-images`: images in the middle of a sentence
 * - `checkboxes`: lists of tasks
 * - `slips`: Markdown that a page would show as typed, or that only other systems know
 * - `values`: what YAML leaves out or changes, like comments after a value, anchors, and numbers like 49.50
 * - `empty`: front matter without a text
 * - `names`: files and folders whose names aren't lowercase letters, digits, and hyphens, and in `folders` those that
 *   are neither content nor images
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
