/** A command of ours as a process of its own, started the same way on every system. */
import { spawnSync } from 'node:child_process'

/**
 * Runs a script with this Node and waits for its end. By its file, not by `npm run`: Windows can start no
 * `npm` by its name.
 *
 * @param file the script, from the project's root
 * @returns the code that it ends with
 */
export function runScript(
  file: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): number {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status ?? 1
}
