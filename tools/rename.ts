/** npm run rename -- <old address> <new address>: moves a page; links, lists and a redirect follow. */
import { renamePage } from './authoring/change-address'
import { runChange } from './authoring/run-change'

runChange('rename -- /case-studies/old-name /case-studies/new-name', renamePage)
