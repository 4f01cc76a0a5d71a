/** Everything that editors wrote, checked in one go: the options of gatsby-plugin-content-check. */
import {
  type CheckResult as AnyResult,
  type ContentOptions,
  type Diagnostic,
  checkContent,
  readContent,
} from '../../../plugins/gatsby-plugin-content-check/src'
import { knownBuildDay } from '../build-day'
import type { Document } from '../documents'
import { declarations, type Reading, type Readings } from '../read-documents'
import { routesOf, type Route } from '../routes/document-routes'
import { checkDates } from './dates'
import { checkPlaceholders } from './placeholders'
import { historyOf, type History } from './previous-files'
import { checkProse } from './prose'
import { checkReferences } from './references'
import { checkRemovedPages } from './removed-pages'
import { workSampleRoutes } from './work-samples'

/** What a check found. */
export interface CheckResult extends AnyResult {
  documents: readonly Document[]
}

/** What is known besides the files themselves. */
interface Circumstances {
  /** The day that counts as today; unknown, every day counts as past. */
  today?: string
  /** The site as it was. */
  history?: History
  /** Drafts and days ahead are shown, so that what leads to them leads somewhere. */
  preview?: boolean
  /** The pages of static/work/, to which texts may lead. */
  workSamples?: ReadonlyMap<string, Route>
}

/** The site's content, its declarations and its rules between files. */
export const contentOptions = (preview = false): ContentOptions => ({
  ...declarations,
  rules: [
    ({ root, readings, note }) => {
      const { notes, ...circumstances } = circumstancesOf(root)
      notes.forEach(note)
      return ruleDiagnostics(readings as Readings, { ...circumstances, preview })
    },
  ],
})

/** Checks all of `data/` and `content/`, without starting Gatsby. */
export const checkProject = (root: string): CheckResult =>
  checkContent(root, contentOptions()) as CheckResult

/** Reads every file by itself. */
export const readProject = (root: string) => readContent(root, declarations) as Map<string, Reading>

/** What is known of a project besides its files, and what is not, in sentences. */
function circumstancesOf(root: string): Circumstances & { notes: string[] } {
  const history = historyOf(root)
  const known = { today: knownBuildDay(root), workSamples: workSampleRoutes(root) }
  return history ? { ...known, history, notes: [] } : { ...known, notes: [NO_HISTORY] }
}

const NO_HISTORY =
  'There is no git history here, or only the last commit: pages that were removed without a redirect cannot be found.'

const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`

/** What is wrong between files. */
function ruleDiagnostics(
  readings: Readings,
  { today, history, preview, workSamples = new Map() }: Circumstances,
): Diagnostic[] {
  const all = [...readings.values()]
  const documents = all.flatMap(({ document }) => document ?? [])
  const invalidDocuments = all.flatMap(({ invalid }) => invalid ?? [])
  const invalid = new Set([...readings.keys()].filter(path => !readings.get(path)?.document))
  const routes = routesOf(documents, today, invalid)
  const own = all.flatMap(({ diagnostics }) => diagnostics)
  const places = new Set(own.map(placeOf))
  // What is wrong by itself need not exist either.
  const isNew = (diagnostic: Diagnostic) => !places.has(placeOf(diagnostic))
  const whole = {
    files: new Set(readings.keys()),
    invalid,
    invalidDocuments,
    routes: new Map([...routes, ...workSamples]),
    today,
  }
  return [
    ...checkReferences(documents, whole)
      .filter(({ rule }) => !preview || rule !== 'not-live')
      .filter(isNew),
    ...(history ? checkRemovedPages(documents, routes, history, today) : []),
    ...checkDates(documents, today),
    ...checkPlaceholders([...documents, ...invalidDocuments]).filter(isNew),
    ...documents.flatMap(checkProse),
  ]
}
