/** Everything that editors wrote, checked in one go: the options of gatsby-plugin-content-check. */
import {
  type CheckResult as AnyResult,
  type ContentOptions,
  type Diagnostic,
  type Project,
  checkContent,
  listFiles,
  readContent,
} from '../../plugins/gatsby-plugin-content-check/src'
import { buildDay } from '../content/build-day'
import type { Document } from '../page-kinds/documents'
import { declarations, type Reading, type Readings } from '../page-kinds/read-documents'
import { routesOf } from '../page-kinds/document-routes'
import { checkDates } from './dates'
import { checkPlaceholders } from './placeholders'
import { historyOf } from './previous-files'
import { checkProse } from './prose'
import { checkReferences } from './references'
import { checkRemovedPages } from './removed-pages'
import { checkSocialText } from './social-text'
import { checkStudyPicture } from './study-pictures'
import { workSampleRoutes } from './work-samples'

/** What a check found. */
export interface CheckResult extends AnyResult {
  documents: readonly Document[]
}

/** The site's content, its declarations and its rules between files. */
export const contentOptions = (preview = false): ContentOptions => ({
  ...declarations,
  rules: [project => ruleDiagnostics(project, preview)],
})

/** Checks all of `data/` and `content/`, without starting Gatsby. */
export const checkProject = (root: string): CheckResult =>
  checkContent(root, contentOptions()) as CheckResult

/** Reads every file by itself. */
export const readProject = (root: string) => readContent(root, declarations) as Map<string, Reading>

const NO_HISTORY =
  'There is no git history here, or only the last commit: pages that were removed without a redirect cannot be found.'

const placeOf = ({ file, line, column }: Diagnostic) => `${file}:${line}:${column}`

/**
 * What is wrong between files.
 *
 * @param preview drafts and days ahead are shown, so that what leads to them leads somewhere
 */
function ruleDiagnostics({ root, note, ...project }: Project, preview: boolean): Diagnostic[] {
  const readings = project.readings as Readings
  const documents = project.documents as readonly Document[]
  const history = historyOf(root)
  if (!history) note(NO_HISTORY)
  const today = buildDay()
  const all = [...readings.values()]
  const invalidDocuments = all.flatMap(({ invalid }) => invalid ?? [])
  const invalid = new Set([...readings.keys()].filter(path => !readings.get(path)?.document))
  const routes = routesOf(documents, today, invalid)
  const own = all.flatMap(({ diagnostics }) => diagnostics)
  const places = new Set(own.map(placeOf))
  // What is wrong by itself need not exist either.
  const isNew = (diagnostic: Diagnostic) => !places.has(placeOf(diagnostic))
  const copied = listFiles(root, ['static'])
  const whole = {
    copied,
    files: new Set(readings.keys()),
    invalid,
    invalidDocuments,
    routes: new Map([...routes, ...workSampleRoutes(copied)]),
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
    ...documents.flatMap(checkSocialText),
    ...documents.flatMap(checkStudyPicture),
  ]
}
