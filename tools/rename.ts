/** npm run rename -- <old address> <new address>: moves a page; links, lists and a redirect follow. */
import './supported-node'
import { renamePage } from './authoring/change-address'
import { reportChange } from './authoring/report-change'
import { messageOf } from './message-of'

try {
  const [from, to, ...more] = process.argv.slice(2)
  if (!from || !to || more.length > 0)
    throw new Error('Usage: npm run rename -- /case-studies/old-name /case-studies/new-name')
  console.log(reportChange(renamePage(process.cwd(), from, to)))
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
