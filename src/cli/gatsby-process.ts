/** Gatsby as a process of its own, started the same way on every system. */
import { spawn, type StdioOptions } from 'node:child_process'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import type { Phase } from '../finish/build-phases'
import { gatsbyLog, type Terminal } from './gatsby-log'

/** Gatsby's own program, run by the Node that runs us: Windows can start no `gatsby` by its name. */
function start(args: readonly string[], stdio: StdioOptions, env: NodeJS.ProcessEnv = {}) {
  const program = createRequire(`${process.cwd()}/package.json`).resolve('gatsby/cli.js')
  return spawn(process.execPath, [program, ...args], {
    stdio,
    env: {
      ...process.env,
      // Nothing is sent to anybody, and nobody is asked for an opinion.
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_FEEDBACK_DISABLED: '1',
      ...env,
    },
  })
}

/** Starts Gatsby's own server, which talks to the terminal itself. */
export function startDevelop(args: readonly string[]) {
  return start(['develop', ...args], 'inherit')
}

/**
 * Runs Gatsby's build and shows how far it is.
 *
 * @param prefixed whether the site stands below a path
 * @param phases where its steps go with their times
 * @param terminal where it is shown
 * @returns the code that Gatsby ends with
 */
export async function runBuild(
  prefixed: boolean,
  phases: Phase[],
  terminal: Terminal = process.stdout,
): Promise<number> {
  const args = ['build', ...(prefixed ? ['--prefix-paths'] : [])]
  const gatsby = start(args, ['ignore', 'pipe', 'inherit'], { GATSBY_LOGGER: 'json' })
  const log = gatsbyLog(terminal, phases)
  const { stdout } = gatsby
  if (!stdout) throw new Error('Gatsby has no output.')
  const code = new Promise<number>((resolve, reject) => {
    gatsby.once('error', reject)
    gatsby.once('close', status => resolve(status ?? 1))
  })
  for await (const line of createInterface({ input: stdout })) log.read(line)
  log.end()
  return code
}
