/** What a report says, whatever form it takes. */
import type { AccessibilityChange } from './accessibility'
import type { BrokenLink } from './broken-links'
import type { ByteRow } from './budgets'
import type { Cause } from './causes'
import type { Difference } from './difference'
import type { FileChange } from './file-changes'
import type { PicturePair } from './picture-comparison'
import type { SocialChange } from './social-comparison'

/** A page that is on one side only. */
export interface SinglePage {
  path: string
  title: string
  /** Why the live site will not show it yet, in a sentence. */
  hidden?: string
  pictures: PicturePair[]
}

/** A page that is gone. */
export interface RemovedPage extends SinglePage {
  /** Where its old address leads, or `undefined`: to the not-found page. */
  redirect?: string
}

/** A page that differs. */
export interface ChangedPage {
  path: string
  title: string
  /** The differences that are this page's own. */
  own: Difference[]
  pictures: PicturePair[]
}

/** A difference that several pages share, told once. */
export interface SharedDifference {
  difference: Difference
  pages: string[]
}

/** Pages that differ only in what they share, shown by one of them. */
export interface Example {
  page: string
  /** The pages made by the same template that the example stands for. */
  pages: string[]
  pictures: PicturePair[]
}

/** Everything that a change does to the site. */
export interface Report {
  /** The change's name: a branch. */
  name?: string
  causes: Cause[]
  added: SinglePage[]
  removed: RemovedPage[]
  /** What a reviewer should look at first comes first. */
  changed: ChangedPage[]
  shared: SharedDifference[]
  examples: Example[]
  /** Pages that differ in nothing but what is shared. */
  sharedOnly: string[]
  unchanged: number
  broken: BrokenLink[]
  mended: BrokenLink[]
  accessibility: AccessibilityChange
  social: SocialChange
  bytes: ByteRow[]
  files: FileChange[]
  /** What could not be done, in sentences. */
  notes: string[]
}

/** Whether a report has nothing to tell. */
export function isEmpty(report: Report): boolean {
  const { added, removed, changed, shared, sharedOnly, files, broken, mended, social } = report
  return [added, removed, changed, shared, sharedOnly, files, broken, mended, social.pages].every(
    list => list.length === 0,
  )
}
