/** Questions to git, where there is one. */
import { spawnSync } from 'node:child_process'

/**
 * Git refuses a folder that belongs to another user, as in a container, for fear of the settings in it. Who
 * asks here runs the code of that folder already.
 */
const TRUST = ['-c', 'safe.directory=*'] as const

/** What git answers; `undefined` where it fails, is not installed, or has no history here. */
export function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', [...TRUST, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  return status === 0 ? stdout : undefined
}
