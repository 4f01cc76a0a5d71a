/** Everything that editors wrote, checked in one go. */
import { byPlace, type Fault } from './fault'
import { checkFindability } from './findability'
import { listFiles, missingFiles, readDocument, type Document } from './project'
import { checkReferences } from './references'

/** What a check found. */
export interface CheckResult {
  /** The files that are good by themselves. */
  documents: Document[]
  /** Everything that is wrong, by file and place. */
  faults: Fault[]
  /** How many files were looked at. */
  files: number
}

/**
 * Checks all of `data/` and `content/`, without starting Gatsby.
 *
 * @param root the project's root
 */
export function checkProject(root: string): CheckResult {
  const paths = listFiles(root)
  const documents: Document[] = []
  const faults = missingFiles(paths)
  const unreadable = new Set<string>()
  for (const path of paths) {
    const result = readDocument(root, path)
    if (result.document) documents.push(result.document)
    else unreadable.add(path)
    faults.push(...result.faults)
  }
  faults.push(...checkReferences(root, documents, unreadable))
  // Of a project with faults nobody knows who leads where.
  if (faults.length === 0) faults.push(...checkFindability(documents))
  return { documents, faults: faults.sort(byPlace), files: paths.length }
}
