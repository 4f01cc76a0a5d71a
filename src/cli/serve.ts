/** npm run serve: dist/ as a static host serves it, at PORT (9000), below PATH_PREFIX where there is one. */
import { startServer } from '../finish/server'

const { PORT = '9000', PATH_PREFIX = '' } = process.env
const prefix = PATH_PREFIX.replace(/\/+$/, '')

startServer({ folder: 'dist', port: Number(PORT), prefix }).then(
  ({ url }) => console.log(`Serving dist/ at ${url}`),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
