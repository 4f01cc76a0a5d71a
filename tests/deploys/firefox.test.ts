import { firefox } from '../engines/support/firefox'
import { oldTabs } from './support/old-tabs'

oldTabs(firefox)
