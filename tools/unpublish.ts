/** npm run unpublish -- <address> [--delete]: takes a page down; lists, links and a redirect follow. */
import './supported-node'
import { parseArgs } from 'node:util'
import { unpublishPage } from './authoring/change-address'
import { reportChange } from './authoring/report-change'
import { messageOf } from './message-of'

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { delete: { type: 'boolean', default: false } },
  })
  const [address, ...more] = positionals
  if (!address || more.length > 0)
    throw new Error('Usage: npm run unpublish -- /blog/a-post [--delete]')
  console.log(reportChange(unpublishPage(process.cwd(), address, values.delete)))
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
