import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../tools/serve-site/local-server'
import { SITE_FOLDER } from './site'

/**
 * Serves the built site to all tests, on a free port.
 *
 * @returns a function that stops it
 */
// Playwright needs a default export.
export default async function serveSite(): Promise<() => void> {
  // Messages from the contact form are handled like in `npm run serve`, and deleted after the tests.
  const messages = mkdtempSync(join(tmpdir(), 'messages-'))
  const { server, url } = await startServer({ folder: SITE_FOLDER, port: 0, messages })
  // Workers start after this and get this environment.
  process.env.SITE_ADDRESS = url
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(messages, { recursive: true, force: true })
  }
}
