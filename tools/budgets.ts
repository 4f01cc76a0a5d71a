/**
 * Budgets, in bytes after brotli compression, defined only here. Sizes are measured with fixed hashes, so only
 * changes to the source affect them.
 */
export const BUDGETS = {
  /** The boot script. */
  scriptBeforeIntent: 1_650,
  /** Any page, with its inlined style sheet. */
  page: 18_200,
  /** Each entry of a list after the 25th, so that one more post never breaks a budget. */
  listEntry: 200,
  fontsOfFirstView: 18_000,
  fonts: 32_000,
  /** What every page loads after the first sign of intent. */
  scriptAfterIntent: 80_000,
} as const
