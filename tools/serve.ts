/** npm run serve: dist/ as a static host serves it, at PORT (9000), below PATH_PREFIX where there is one. */
import { readPathPrefix } from '../src/content/path-prefix'
import { startServer } from './serve-site/local-server'
import { messageOf } from './message-of'

const { PORT = '9000', PATH_PREFIX } = process.env
const prefix = readPathPrefix(PATH_PREFIX)

startServer({ folder: 'dist', port: Number(PORT), prefix, messages: 'build/messages' }).then(
  ({ url }) => console.log(`Serving dist/ at ${url}`),
  (error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  },
)
