/** Everything that editors wrote, checked in one go. */
import { byPlace, type Fault } from './fault'
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
 * References are followed only when every file is good by itself: a file that cannot be read
 * would make every link to it look dead.
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
  if (faults.length === 0) faults.push(...checkReferences(root, documents))
  return { documents, faults: faults.sort(byPlace), files: paths.length }
}
