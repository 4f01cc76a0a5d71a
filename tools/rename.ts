/** npm run rename -- <old address> <new address>: moves a page; links, lists and a redirect follow. */
import { renamePage } from './authoring/change-address'
import { runChange } from './authoring/run-change'

runChange(process.cwd(), () => {
  const [from, to, ...more] = process.argv.slice(2)
  if (!from || !to || more.length > 0)
    throw new Error('Usage: npm run rename -- /case-studies/old-name /case-studies/new-name')
  return renamePage(process.cwd(), from, to)
})
