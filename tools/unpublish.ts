/** npm run unpublish -- <address>: takes a page down; lists, links and a redirect follow. */
import { unpublishPage } from './authoring/change-address'
import { runChange } from './authoring/run-change'

runChange('unpublish -- /blog/a-post', unpublishPage)
