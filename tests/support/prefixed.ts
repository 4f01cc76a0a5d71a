/** The preview below a prefix that tests/support/build-aside.ts makes. */
export const PREFIXED = {
  folder: process.env.PREFIXED ?? 'build/prefixed',
  prefix: '/deep/x',
  /** A branch's name may hold what HTML takes for its own. */
  name: 'feature/<b>&"x"',
} as const
