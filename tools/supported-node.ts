/**
 * Imported first by every command: an older Node fails somewhere in a library, with words that help nobody.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const { engines } = JSON.parse(readFileSync(join(__dirname, '../package.json'), 'utf8')) as {
  engines: { node: string }
}
const wanted = engines.node.replace(/^\D+/, '')

/** Whether a version, like `20.19.0`, is at least another. */
export const isAtLeast = (version: string, least: string) =>
  version.localeCompare(least, 'en', { numeric: true }) >= 0

if (!isAtLeast(process.versions.node, wanted)) {
  console.error(
    `This site needs Node.js ${wanted} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org, then run “npm ci --ignore-scripts” again.`,
  )
  process.exit(1)
}
