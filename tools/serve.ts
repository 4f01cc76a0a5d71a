/** npm run serve: serves dist/ as a static host does, on the port PORT (9000), under PATH_PREFIX if it is set. */
import { readPathPrefix } from '../src/content/path-prefix'
import { startServer } from './serve-site/local-server'
import { messageOf } from './message-of'

const MESSAGES = 'build/messages'

async function serve(): Promise<void> {
  const { PORT = '9000', PATH_PREFIX, RESEND_API_KEY, CONTACT_FROM } = process.env
  const port = Number(PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT=${PORT}: expected a number from 0 to 65535.`)
  if (Boolean(RESEND_API_KEY) !== Boolean(CONTACT_FROM)) {
    const [set, missing] = RESEND_API_KEY
      ? ['RESEND_API_KEY', 'CONTACT_FROM']
      : ['CONTACT_FROM', 'RESEND_API_KEY']
    console.warn(`${set} is set, but ${missing} isn't, so no message is sent: see ${MESSAGES}/.`)
  }
  const prefix = readPathPrefix(PATH_PREFIX)
  const { url } = await startServer({ folder: 'dist', port, prefix, messages: MESSAGES })
  console.log(`Serving dist/ at ${url}`)
}

serve().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  console.error(
    isTaken
      ? `${messageOf(error)}\nStop the program that uses this port, or set another one: PORT=9001 npm run serve`
      : messageOf(error),
  )
  process.exitCode = 1
})
