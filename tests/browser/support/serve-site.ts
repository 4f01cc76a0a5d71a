import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../tools/serve-site/local-server'
import { SITE_FOLDER } from './site'

/**
 * Serves the built site to all tests, on a free port.
 *
 * @returns a function that stops the server
 */
// Playwright needs a default export.
export default async function serveSite(): Promise<() => void> {
  // Contact form messages are handled like in `npm run serve` and deleted after the tests.
  const messages = mkdtempSync(join(tmpdir(), 'messages-'))
  const { server, url } = await startServer({ folder: SITE_FOLDER, port: 0, messages })
  // Workers start later and inherit this variable.
  process.env.SITE_ADDRESS = url
  return () => {
    server.close()
    server.closeAllConnections()
    rmSync(messages, { recursive: true, force: true })
  }
}
