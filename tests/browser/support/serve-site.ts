import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../tools/serve-site/local-server'
import { SITE_FOLDER } from './site'

/**
 * Serves the built site to all tests, at whatever port is free.
 *
 * @returns what stops it
 */
// Playwright takes a default export.
export default async function serveSite(): Promise<() => void> {
  // What the contact form sends is taken as `npm run serve` takes it, and is gone with the tests.
  const messages = mkdtempSync(join(tmpdir(), 'messages-'))
  const { server, url } = await startServer({ folder: SITE_FOLDER, port: 0, messages })
  // Workers start after this, with this environment.
  process.env.SITE_ADDRESS = url
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(messages, { recursive: true, force: true })
  }
}
