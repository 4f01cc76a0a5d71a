/** npm run serve: serves dist/ like a static host, on PORT (default: 9000) and under PATH_PREFIX if it's set. */
import { readPathPrefix } from '../src/content/path-prefix'
import { startServer } from './serve-site/local-server'
import { run } from './run'

const PORT_HELP =
  '\nStop the program that uses this port, or use another port: PORT=9001 npm run serve'

async function main(): Promise<void> {
  const { PORT = '9000', PATH_PREFIX } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT must be a number from 0 to 65535, not ${PORT}.`)
  const prefix = readPathPrefix(PATH_PREFIX)
  const options = { folder: 'dist', port, prefix, messages: 'build/messages' }
  const { url } = await startServer(options).catch((error: unknown) => {
    if (error instanceof Error && error.message.includes('EADDRINUSE')) error.message += PORT_HELP
    throw error
  })
  console.log(`Serving dist/ at ${url}`)
}

void run(main)
