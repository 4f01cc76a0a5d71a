/** npm run build: Gatsby's build, which publishes the site in dist/ (plugins/gatsby-plugin-html-first). */
import { buildDay } from '../src/content/build-day'
import { unpublishedFiles } from '../src/content/rules/unpublished-files'
import { readPathPrefix } from '../src/content/routes/path-prefix'
import { readSite } from '../src/gatsby/site-facts'
import { messageOf } from './message-of'
import { runGatsby } from './run-gatsby'

async function build(root: string): Promise<void> {
  const { PREVIEW, PATH_PREFIX } = process.env
  // Gatsby goes on without its configuration, and without the check, where that cannot be read.
  readSite(root)
  const prefix = readPathPrefix(PATH_PREFIX)
  // A preview's pages say when they go live, which depends on the day.
  const unpublished = PREVIEW === '1' ? ['all', buildDay()] : unpublishedFiles(root)
  process.exitCode = await runGatsby(root, { prefix, unpublished }, ['build', '--prefix-paths'])
  if (process.exitCode === 0) console.log('The site is in dist/.')
}

build(process.cwd()).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
