/** npm run rename -- <old path> <new path>: moves a page, updates links and lists, and adds a redirect. */
import { renamePage } from './authoring/change-address'
import { runChange } from './run'

void runChange('rename -- /case-studies/old-name /case-studies/new-name', renamePage)
