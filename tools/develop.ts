/** npm start: live editing, with drafts and days ahead shown. What follows the command goes to Gatsby. */
import { dataLayerDigest } from './gatsby-cache'
import { messageOf } from './message-of'
import { runGatsby } from './run-gatsby'

const root = process.cwd()
const settings = {
  folder: root,
  prefix: '',
  code: dataLayerDigest(root),
  siteUrl: process.env.SITE_URL,
  unpublished: 'all' as const,
}

runGatsby(settings, ['develop', ...process.argv.slice(2)]).then(
  status => {
    process.exitCode = status
  },
  (error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  },
)
