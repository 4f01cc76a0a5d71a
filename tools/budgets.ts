/** The design's budgets, in bytes as brotli sends them. Nothing else in the project states them. */
export const BUDGETS = {
  /** The boot script. */
  scriptBeforeIntent: 1_500,
  /** A page with its inlined style sheet. */
  page: 18_000,
  fontsOfFirstView: 18_000,
  fonts: 32_000,
  /** What every page loads after the first sign of intent. */
  scriptAfterIntent: 76_000,
} as const
