import { spawnSync } from 'node:child_process'

/**
 * Runs git and returns its output, or `undefined` if git fails or isn't installed.
 *
 * Git refuses to work in another user's folder, as is common in containers, because its git settings could run code. We
 * already run code from this folder.
 */
export function git(root: string, args: readonly string[]) {
  const { status, stdout } = spawnSync('git', ['-c', 'safe.directory=*', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  })
  return status === 0 ? stdout : undefined
}
