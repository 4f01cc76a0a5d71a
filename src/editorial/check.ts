/** Everything that editors wrote, checked in one go. */
import { knownBuildDay } from './build-day'
import { byPlace, type Fault } from './fault'
import { checkFindability } from './findability'
import { historyOf, type History } from './history'
import { listFiles, missingFiles, readDocument, type Document, type Reading } from './project'
import { checkReferences } from './references'
import { checkRemovedPages } from './removed-pages'
import { routesOf } from './routes'
import { checkTemplateTexts } from './template-texts'

/** What a check found. */
export interface CheckResult {
  /** The files that are good by themselves. */
  documents: Document[]
  /** Everything that is wrong, by file and place. */
  faults: Fault[]
  /** How many files were looked at. */
  files: number
  /** What could not be looked for, in sentences. */
  notes: string[]
}

/** Every file of data/ and content/ by its path, read by itself. */
export type Readings = ReadonlyMap<string, Reading>

/** What is known besides the files themselves. */
export interface Circumstances {
  /** The day that counts as today; unknown, every day counts as past. */
  today?: string
  /** The site as it was. */
  history?: History
  /** Drafts and days ahead are shown, so that what leads to them leads somewhere. */
  preview?: boolean
}

/**
 * Checks all of `data/` and `content/`, without starting Gatsby.
 *
 * @param root the project's root
 */
export function checkProject(root: string, { preview = false } = {}): CheckResult {
  const history = historyOf(root)
  const known = 'note' in history ? {} : { history }
  const result = checkReadings(readProject(root), {
    today: knownBuildDay(root),
    preview,
    ...known,
  })
  return { ...result, notes: 'note' in history ? [history.note] : [] }
}

/** Reads every file by itself. */
export function readProject(root: string): Map<string, Reading> {
  return new Map(listFiles(root).map(path => [path, readDocument(root, path)]))
}

/** Checks files that have been read: what each lacks, and what one says of another. */
export function checkReadings(
  readings: Readings,
  { today, history, preview }: Circumstances,
): Omit<CheckResult, 'notes'> {
  const paths = [...readings.keys()]
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const texts = all.flatMap(({ text }) => text ?? [])
  const faulty = new Set(paths.filter(path => !readings.get(path)?.document))
  const routes = routesOf(documents, faulty, today)
  const faults = [
    ...missingFiles(paths),
    ...all.flatMap(reading => reading.faults),
    ...checkReferences(documents, { files: new Set(paths), faulty, texts, routes, today }).filter(
      ({ rule }) => !preview || rule !== 'not-live',
    ),
    ...(history ? checkRemovedPages(documents, routes, history, today) : []),
  ]
  // Of a project with faults nobody knows who leads where.
  if (faults.length === 0) faults.push(...checkFindability(documents))
  faults.push(...checkTemplateTexts(documents))
  return { documents, faults: faults.sort(byPlace), files: paths.length }
}
