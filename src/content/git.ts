import { spawnSync } from 'node:child_process'

/**
 * Git refuses to work in another user's folder, as is common in containers, because its git settings could run code. We
 * already run code from this folder.
 */
const TRUST = ['-c', 'safe.directory=*'] as const

/** Runs git and returns its output, or `undefined` if git fails or isn't installed. */
export function git(root: string, args: readonly string[]) {
  const { status, stdout } = spawnSync('git', [...TRUST, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  return status === 0 ? stdout : undefined
}
