/** Everything that editors wrote, checked in one go. */
import { knownBuildDay } from '../../../plugins/gatsby-plugin-content-check/src/build-day'
import { byPlace, type Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { checkDatedClaims } from './dated-claims'
import { checkFindability } from './findability'
import { checkLeftovers } from './leftovers'
import { checkLetters } from './letters'
import { fileNameFaults } from '../../../plugins/gatsby-plugin-content-check/src/file-name'
import { historyOf, type History } from './previous-files'
import {
  EDITORIAL_FOLDERS,
  listFiles,
  missingFiles,
  readDocument,
  type Document,
  type Reading,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { once } from './once'
import { checkQuotations } from './quotations'
import { checkReferences } from './references'
import { checkUnusedEntries } from './unused-entries'
import { checkRemovedPages } from './removed-pages'
import { routesOf, type Route } from '../routes/document-routes'
import {
  linkedFolders,
  staticFaults,
} from '../../../plugins/gatsby-plugin-content-check/src/static-files'
import { symbolicLinkFault } from '../../../plugins/gatsby-plugin-content-check/src/symbolic-link'
import { checkLinkAdvice } from './link-advice'
import { checkPlaceholders } from './placeholders'
import { workSampleRoutes } from './work-samples'

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
  /** The pages of static/work/, to which texts may lead. */
  workSamples?: ReadonlyMap<string, Route>
}

/**
 * Checks all of `data/` and `content/`, without starting Gatsby.
 *
 * @param root the project's root
 */
export function checkProject(root: string, { preview = false } = {}): CheckResult {
  const { notes, ...circumstances } = circumstancesOf(root)
  const { faults, ...result } = checkReadings(readProject(root), { ...circumstances, preview })
  const aside = [...linkedFolders(root, EDITORIAL_FOLDERS), ...staticFaults(root)]
  return { ...result, faults: [...faults, ...aside].sort(byPlace), notes }
}

/** What is known of a project besides its files, and what is not, in sentences. */
export function circumstancesOf(root: string): Circumstances & Pick<CheckResult, 'notes'> {
  const history = historyOf(root)
  const today = knownBuildDay(root)
  const workSamples = workSampleRoutes(root)
  return 'note' in history
    ? { today, workSamples, notes: [history.note] }
    : { today, workSamples, history, notes: [] }
}

/** Reads every file by itself. */
export function readProject(root: string): Map<string, Reading> {
  return new Map(
    listFiles(root).map(path => {
      const link = symbolicLinkFault(root, path)
      return [path, link ? { faults: [link] } : readDocument(root, path)]
    }),
  )
}

const lettersOf = once(checkLetters)
const leftoversOf = once(checkLeftovers)

const placeOf = ({ file, line, column }: Fault) => `${file}:${line}:${column}`

/** Checks files that have been read: what each lacks, and what one says of another. */
export function checkReadings(
  readings: Readings,
  { today, history, preview, workSamples = new Map() }: Circumstances,
): Omit<CheckResult, 'notes'> {
  const paths = [...readings.keys()]
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const faultyDocuments = all.flatMap(({ faulty }) => faulty ?? [])
  const faulty = new Set(paths.filter(path => !readings.get(path)?.document))
  const routes = routesOf(documents, faulty, today)
  const own = all.flatMap(reading => reading.faults)
  const places = new Set(own.map(placeOf))
  const faults = [
    ...missingFiles(paths),
    ...fileNameFaults(paths),
    ...own,
    ...checkReferences(documents, {
      files: new Set(paths),
      faulty,
      faultyDocuments,
      routes: new Map([...routes, ...workSamples]),
      today,
      existed: history?.files,
    })
      .filter(({ rule }) => !preview || rule !== 'not-live')
      // What is wrong by itself need not exist either.
      .filter(fault => !places.has(placeOf(fault))),
    ...(history ? checkRemovedPages(documents, routes, history, today) : []),
  ]
  // Of a project with faults nobody knows who leads where, or who is named.
  if (faults.every(({ severity }) => severity === 'warning'))
    faults.push(
      ...checkFindability(documents, routes, today),
      ...checkUnusedEntries(documents),
      ...checkQuotations(documents),
      ...checkDatedClaims(documents, today),
    )
  faults.push(
    ...checkPlaceholders([...documents, ...faultyDocuments]).filter(
      fault => !places.has(placeOf(fault)),
    ),
    ...checkLinkAdvice(documents),
  )
  faults.push(...documents.flatMap(lettersOf))
  faults.push(...[...documents, ...faultyDocuments].flatMap(({ file }) => leftoversOf(file)))
  return { documents, faults: faults.sort(byPlace), files: paths.length }
}
