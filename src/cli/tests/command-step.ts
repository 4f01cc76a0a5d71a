/** Steps that pass or fail as a whole. */
import { spawnSync } from 'node:child_process'
import type { Step } from './step'

/**
 * Runs a command, its output shown.
 *
 * @param env settings for this command alone
 * @returns whether it ended well
 */
export function runCommand(command: string, env: Readonly<Record<string, string>> = {}): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return status === 0
}

/** A script of package.json as one step. */
export function scriptStep(script: string, about: Pick<Step, 'does' | 'minutes'> = {}): Step {
  const name = `npm run ${script}`
  return {
    name,
    ...about,
    run() {
      const passed = runCommand(`npm run --silent ${script}`)
      return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, failures: passed ? [] : [name] }
    },
  }
}
