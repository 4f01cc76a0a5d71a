/** Gatsby as a process of its own, with a cache that fits. */
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { dataLayerDigest, keepCache, refreshCache, type CacheSettings } from './gatsby-cache'

/**
 * Runs a command of Gatsby's until it ends, its output shown.
 *
 * @param root the project's folder
 * @param asked what is built of it
 * @param args what follows `gatsby` on the command line
 * @returns the code that it ends with
 */
export async function runGatsby(
  root: string,
  asked: Pick<CacheSettings, 'prefix' | 'unpublished'>,
  args: readonly string[],
): Promise<number> {
  const { SITE_URL: siteUrl, HOST: host } = process.env
  const settings = { folder: root, ...asked, code: dataLayerDigest(root), siteUrl, host }
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
