/** npm run serve: serves dist/ like a static host, on PORT (default: 9000) and under PATH_PREFIX if it's set. */
import { readPathPrefix } from '../src/content/path-prefix'
import { startServer } from './serve-site/local-server'
import { run } from './run'

void run(async () => {
  const { PORT = 9000, PATH_PREFIX } = process.env
  const { url } = await startServer({
    folder: 'dist',
    port: Number(PORT),
    prefix: readPathPrefix(PATH_PREFIX),
    messages: 'build/messages',
  })
  console.log(`Serving dist/ at ${url}`)
})
