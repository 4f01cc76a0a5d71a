/**
 * Two builds in one folder write the same cache and the same `public/`: what comes of both is neither. So
 * the second is refused. A file holds the number of the process at work; of a process that was killed, the
 * file is left and means nothing.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The file that says who is at work. */
export const AT_WORK = '.gatsby-at-work'

/**
 * Locks the folder for this process until it ends.
 *
 * @param root the project's folder
 * @throws where another process holds it
 */
export function acquireLock(root: string): void {
  const file = join(root, AT_WORK)
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error
    const other = Number(readFileSync(file, 'utf8'))
    if (isRunning(other))
      throw new Error(
        `Another build, or “npm run develop”, is at work in this folder (process ${other}). Wait for it, or end it first; if there is none, delete ${AT_WORK}.`,
        { cause: error },
      )
    writeFileSync(file, String(process.pid))
  }
  process.once('exit', () => rmSync(file, { force: true }))
}

/** Whether a process lives. Nobody may look into it? Then it does. */
function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Whether the system gives this reason for an error. */
const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
