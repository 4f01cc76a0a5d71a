/** The faults that a change brings: in its own files, and elsewhere where nothing was wrong before. */
import { knownBuildDay } from '../../../plugins/gatsby-plugin-content-check/src/build-day'
import { checkReadings, readProject, type CheckResult, type Readings } from './check-project'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import {
  changedFiles,
  git,
  isUnderGit,
  missingHistory,
} from '../../../plugins/gatsby-plugin-content-check/src/git'
import { branchPoint, historyAt, type History } from './previous-files'
import {
  EDITORIAL_FOLDERS,
  readBytes,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { workSampleRoutes } from './work-samples'

/** What a check of a change found. */
export interface ChangeResult extends CheckResult {
  /** The files that differ, those that are gone included. */
  changed: ReadonlySet<string>
  /** The commit that the files are compared with. */
  commit: string
}

/**
 * Checks all of `data/` and `content/`, and keeps what the change at hand has to do with: commits of this
 * branch, and what is not committed yet.
 *
 * @param ref the branch or commit that the change is to go into; without it, the main branch
 * @throws where there is nothing to compare with
 */
export function checkChange(root: string, ref?: string): ChangeResult {
  const { commit, changed } = changeSince(root, ref)
  const history = historyAt(root, commit)
  const today = knownBuildDay(root)
  const readings = readProject(root)
  const present = checkReadings(readings, {
    today,
    history,
    workSamples: workSampleRoutes(root),
  })
  const before = checkReadings(readingsBefore(readings, changed, history), { today }).faults
  const known = new Set(before.map(placeAndText))
  // Warnings are given only where there is no error: what was wrong before has hidden them.
  const hidden = before.some(({ severity }) => severity === 'error')
  const faults = present.faults.filter(
    fault =>
      changed.has(fault.file) ||
      (!known.has(placeAndText(fault)) && !(hidden && fault.severity === 'warning')),
  )
  return { ...present, faults, changed, commit, notes: [] }
}

/**
 * The files of `data/` and `content/` that a change touches, those that are gone included.
 *
 * @throws where there is nothing to compare with
 */
export function changeSince(root: string, ref?: string): Pick<ChangeResult, 'commit' | 'changed'> {
  const commit = baseOf(root, ref)
  return { commit, changed: changedFiles(root, commit, EDITORIAL_FOLDERS) }
}

function baseOf(root: string, ref: string | undefined): string {
  const head = isUnderGit(root) ? git(root, ['rev-parse', 'HEAD'])?.trim() : undefined
  if (head === undefined) {
    throw new Error(
      `What has changed is known only to git, and ${missingHistory(root) ?? 'git knows no commit'}. “npm run check” checks everything.`,
    )
  }
  const base = branchPoint(root, ref)
  if (base) return base
  throw new Error(
    'There is no main branch here to compare with. Name a branch or a commit, like --changed=HEAD~1; or “npm run check” checks everything.',
  )
}

/** The project as it was. Files that have not changed are not read again. */
function readingsBefore(
  readings: Readings,
  changed: ReadonlySet<string>,
  history: History,
): Readings {
  const paths = [...readings.keys()].filter(path => !changed.has(path))
  const old = [...changed].filter(path => history.files.has(path))
  return new Map(
    [...paths, ...old].sort().map(path => [
      path,
      // A file that is gone from the disk only can still be read from the commit.
      (changed.has(path) ? undefined : readings.get(path)) ??
        readBytes(path, () => Buffer.from(history.read(path))),
    ]),
  )
}

const placeAndText = ({ file, line, column, rule, message }: Fault) =>
  [file, line, column, rule, message].join('\0')
