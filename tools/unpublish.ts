/** npm run unpublish -- <address>: takes a page down; lists, links and a redirect follow. */
import { unpublishPage } from './authoring/change-address'
import { runChange } from './authoring/run-change'

runChange(process.cwd(), () => {
  const [address, ...more] = process.argv.slice(2)
  if (!address || more.length > 0) throw new Error('Usage: npm run unpublish -- /blog/a-post')
  return unpublishPage(process.cwd(), address)
})
