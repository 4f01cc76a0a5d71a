import { webkit } from '../engines/support/webkit'
import { oldTabs } from './support/old-tabs'

oldTabs(webkit)
