import type { ProjectCopy } from '../support/project-copy'
import type { EditedSite } from './edited-site'

/** One thing that an editor does, as EDITING.md describes it. */
export interface Edit {
  /** What is done, as the end of “after an editor has …”. */
  name: string
  /** Does it in a copy of the project. What it needs later, it keeps. */
  make(copy: ProjectCopy): void | Promise<void>
  /** What the built site shows then, in words and in assertions. */
  shows: Readonly<Record<string, (site: EditedSite) => void | Promise<void>>>
}
