/** Gatsby as a process of its own, started the same way on every system. */
import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Starts a command of Gatsby's, its output shown. It is run by this very Node: Windows can start no
 * `gatsby` by its name.
 *
 * @param args what follows `gatsby` on the command line
 */
export function startGatsby(args: readonly string[]): ChildProcess {
  const program = createRequire(`${process.cwd()}/package.json`).resolve('gatsby/cli.js')
  return spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  })
}
