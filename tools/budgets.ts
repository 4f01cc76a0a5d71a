/**
 * Budgets, in bytes as brotli sends them. Nothing else in the project states them. Each leaves at least 5 % over what it
 * measures: file names contain hashes, so that any change moves a size by a few bytes.
 */
export const BUDGETS = {
  /** The boot script. */
  scriptBeforeIntent: 1_500,
  /** A page with its inlined style sheet. */
  page: 18_200,
  fontsOfFirstView: 18_000,
  fonts: 32_000,
  /** What every page loads after the first sign of intent. */
  scriptAfterIntent: 80_000,
} as const
