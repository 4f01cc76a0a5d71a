/** npm start: live editing, with drafts and days ahead shown. What follows the command goes to Gatsby. */
import { setTimeout } from 'node:timers/promises'
import { readSecurity, readSite } from '../src/gatsby/site-facts'
import { messageOf } from './message-of'
import { runGatsby } from './run-gatsby'

/** Waits until data/site.json and data/security.json are good. Gatsby, which would start without its configuration, then hangs. */
async function siteIsGood(root: string, shown = ''): Promise<void> {
  try {
    readSite(root)
    readSecurity(root)
  } catch (error) {
    const message = messageOf(error)
    if (message !== shown) console.error(`${message}\nThe site starts once this is mended.`)
    await setTimeout(1000)
    return siteIsGood(root, message)
  }
}

async function develop(root: string): Promise<void> {
  await siteIsGood(root)
  const args = ['develop', ...process.argv.slice(2)]
  process.exitCode = await runGatsby(root, { prefix: '', unpublished: 'all' }, args)
}

develop(process.cwd()).catch((error: unknown) => {
  console.error(messageOf(error))
  process.exitCode = 1
})
