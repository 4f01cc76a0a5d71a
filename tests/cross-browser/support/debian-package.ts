/** Installs browsers from Debian packages if allowed. */
import { spawnSync } from 'node:child_process'

/**
 * Installs packages on Debian-based systems when running as root.
 *
 * @returns the reason as a sentence if that fails
 */
export function installPackages(...packages: readonly string[]): string | undefined {
  const wanted = packages.join(' and ')
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return `Install ${wanted} by hand.`
  const options = { stdio: 'ignore', timeout: 300_000 } as const
  const apt = (...args: string[]) => spawnSync('apt-get', args, options).status === 0
  const installed = apt('update', '-qq') && apt('install', '-y', '-qq', ...packages)
  return installed ? undefined : `apt-get couldn’t install ${wanted}.`
}
