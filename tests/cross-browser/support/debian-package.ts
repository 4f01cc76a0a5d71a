/** Installs browsers from Debian packages, if allowed. */
import { spawnSync } from 'node:child_process'

/**
 * Installs packages on Debian-like systems, if we’re root.
 *
 * @returns the reason if it fails, as a sentence
 */
export function installPackages(...packages: readonly string[]): string | undefined {
  const wanted = packages.join(' and ')
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return `${wanted} must be installed by hand here.`
  const options = { stdio: 'ignore', timeout: 300_000 } as const
  const apt = (...args: string[]) => spawnSync('apt-get', args, options).status === 0
  const installed = apt('update', '-qq') && apt('install', '-y', '-qq', ...packages)
  return installed ? undefined : `apt-get could not install ${wanted}.`
}
