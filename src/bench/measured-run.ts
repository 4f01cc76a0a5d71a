/** A command with the time that it takes, and the memory of all processes that it starts. */
import { spawn, spawnSync } from 'node:child_process'

/** What a command took. */
export interface MeasuredRun {
  seconds: number
  /** The greatest sum over all its processes, in megabytes; 0 where the system has no `ps`. */
  memory: number
}

/** Memory is looked at so often, in milliseconds. */
const LOOK = 100

/**
 * Runs a script of Node's. What it says is shown where it is a fault.
 *
 * @param script the script's file, and what it is told
 * @param cwd the folder to run it in
 * @param env settings for this run alone
 * @throws where it fails
 */
export async function measureRun(
  script: readonly string[],
  cwd: string,
  env: Record<string, string> = {},
): Promise<MeasuredRun> {
  const start = performance.now()
  const running = spawn(process.execPath, script, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  let memory = 0
  const look = setInterval(() => (memory = Math.max(memory, memoryOf(running.pid ?? 0))), LOOK)
  const code = await new Promise(end => running.once('close', end))
  clearInterval(look)
  if (code !== 0) throw new Error(`${script.join(' ')} failed in ${cwd}.`)
  return { seconds: (performance.now() - start) / 1000, memory }
}

/** The memory of a process and all that it has started, in megabytes. */
function memoryOf(pid: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const all = stdout.split('\n').map(line => line.trim().split(/\s+/).map(Number))
  const family = new Set([pid])
  for (let size = 0; size < family.size;) {
    size = family.size
    for (const [child = 0, parent = 0] of all) if (family.has(parent)) family.add(child)
  }
  const kilobytes = all.reduce((sum, [one = 0, , rss = 0]) => sum + (family.has(one) ? rss : 0), 0)
  return kilobytes / 1000
}
