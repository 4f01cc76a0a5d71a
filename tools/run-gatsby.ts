/** Gatsby as a process of its own, with a cache that fits, and nobody else at work in the folder. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { keepCache, refreshCache, type CacheSettings } from './gatsby-cache'

/** The file with the number of the process at work; one that was killed leaves it, and it means nothing. */
const AT_WORK = '.gatsby-at-work'

/**
 * Runs a command of Gatsby's until it ends, its output shown.
 *
 * @param args what follows `gatsby` on the command line
 * @returns the code that it ends with
 * @throws where another process builds in this folder: the two would write the same cache
 */
export async function runGatsby(settings: CacheSettings, args: readonly string[]): Promise<number> {
  const root = settings.folder
  acquireLock(root)
  refreshCache(root, settings)
  // By this very Node: Windows can start no `gatsby` by its name.
  const program = createRequire(join(root, 'package.json')).resolve('gatsby/cli.js')
  const gatsby = spawn(process.execPath, [program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1' },
  })
  // Ctrl+C goes to both: Gatsby ends by itself, and what it leaves is noted then.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => gatsby.kill(signal))
  const status = await new Promise<number | null>(resolve => gatsby.once('close', resolve))
  // Where Gatsby starts afresh it deletes the note.
  keepCache(root, settings)
  return status ?? 1
}

/** Locks the folder for this process until it ends. */
export function acquireLock(root: string): void {
  const file = join(root, AT_WORK)
  if (existsSync(file) && isRunning(Number(readFileSync(file, 'utf8'))))
    throw new Error(
      `Another build, or “npm start”, is at work in this folder. End it first; if there is none, delete ${AT_WORK}.`,
    )
  writeFileSync(file, String(process.pid))
  process.once('exit', () => rmSync(file, { force: true }))
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
