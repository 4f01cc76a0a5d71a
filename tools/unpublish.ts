/** npm run unpublish -- <path>: takes a page down, updates lists and links, and adds a redirect. */
import { unpublishPage } from './authoring/change-address'
import { runChange } from './authoring/run-change'

runChange('unpublish -- /blog/a-post', unpublishPage)
