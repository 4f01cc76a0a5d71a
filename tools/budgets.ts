/**
 * Size budgets, in bytes after Brotli compression. Sizes are measured with fixed hashes, so only changes to the source
 * affect them.
 */
export const BUDGETS = {
  /** The boot script. */
  scriptBeforeIntent: 1_700,
  /** Any page, with its inlined style sheet. */
  page: 18_900,
  /** Extra bytes for each list entry after the 25th, so adding a post never exceeds the budget. */
  listEntry: 200,
  fontsOfFirstView: 18_000,
  fonts: 32_000,
  /** The scripts a page loads after the visitor's first sign of intent. */
  scriptAfterIntent: 80_500,
} as const
