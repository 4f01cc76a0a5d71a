/** npm run build: Gatsby's build, then what makes of it the site that is deployed. */
import { spawnSync } from 'node:child_process'
import { finish } from '../finish/finish'

const { PATH_PREFIX = '', SITE_URL, PREVIEW } = process.env
const prefix = PATH_PREFIX.replace(/\/+$/, '')

async function build(): Promise<void> {
  const args = ['build', ...(prefix ? ['--prefix-paths'] : [])]
  const { status } = spawnSync('gatsby', args, { stdio: 'inherit' })
  if (status !== 0) {
    process.exitCode = status ?? 1
    return
  }
  await finish(process.cwd(), { prefix, siteUrl: SITE_URL, noindex: PREVIEW === '1' })
  console.log('The site is in dist/.')
}

build().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
