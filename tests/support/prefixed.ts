import { join } from 'node:path'

/** The preview below a prefix that tests/support/build-prefixed.ts makes. */
export const PREFIXED = {
  /** In the copy of the project, once it is built there. */
  folder: join(process.env.PREFIXED ?? '', 'dist'),
  prefix: '/deep/x',
  /** A branch's name may hold what HTML takes for its own. */
  name: 'feature/<b>&"x"',
} as const
