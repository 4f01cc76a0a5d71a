import { chromium } from '../engines/support/chromium'
import { oldTabs } from './support/old-tabs'

oldTabs(chromium)
