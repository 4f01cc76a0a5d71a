import { spawnSync } from 'node:child_process'

/**
 * In containers, git refuses folders that belong to another user because their settings can run code. We already
 * run code from this folder.
 */
const TRUST = ['-c', 'safe.directory=*'] as const

/** Runs git and returns its output; `undefined` if it fails or isn't installed. */
export function git(root: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', [...TRUST, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  return status === 0 ? stdout : undefined
}
