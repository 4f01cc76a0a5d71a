/** npm run unpublish -- <path>: unpublishes a page, updates links and lists, and adds a redirect. */
import { unpublishPage } from './authoring/change-address'
import { runChange } from './run'

void runChange('unpublish -- /blog/a-post', unpublishPage)
