/** This site's options for gatsby-plugin-content-check: its content types and rules. */
import {
  type CheckResult,
  type ContentOptions,
  type Project,
  checkContent,
} from '../../plugins/gatsby-plugin-content-check/src'
import { declarations, type Document } from '../page-kinds/documents'
import { pathOfEntry } from '../page-kinds/paths'
import { checkDates } from './dates'
import { checkHeadings } from './headings'
import { checkPictures, checkStaticFiles } from './files'
import { checkPlaceholders } from './placeholders'
import { checkLabels } from './provenance'
import { checkRedirects } from './redirect-rules'
import { checkRemovedPages, earlierCommit } from './removed-pages'
import { checkSocialText } from './social-text'
import { checkShortcodes } from './shortcodes'
import { SINGLE_TYPE_RULES } from './single-types'
import { siteContent } from './site-content'
import { checkTexts } from './texts'
import { checkUnique } from './uniqueness'

const RULES = [
  checkTexts,
  checkHeadings,
  checkPictures,
  checkShortcodes,
  checkLabels,
  checkUnique,
  checkRedirects,
  checkDates,
  checkPlaceholders,
  checkSocialText,
  checkStaticFiles,
  ...SINGLE_TYPE_RULES,
]

/** The result of a check of this site. */
interface SiteResult extends CheckResult {
  documents: readonly Document[]
}

/**
 * The site's content types and rules.
 *
 * @param isPreview whether the build shows drafts and scheduled pages, so that links to them work
 */
export const contentOptions = (isPreview = false): ContentOptions => ({
  ...declarations,
  pages: project => siteContent(project).routes,
  nodeFields: ({ file }) => ({ path: pathOfEntry(file.path) }),
  rules: [project => diagnosticsBetweenFiles(project, isPreview)],
})

/** Checks all of `data/` and `content/`, without starting Gatsby. */
export const checkProject = (root: string) => checkContent(root, contentOptions()) as SiteResult

const NO_HISTORY =
  'The check can’t find pages removed without a redirect, because the git history is missing or has only the last commit. Clone the repository with its full history.'

function diagnosticsBetweenFiles(project: Project, isPreview: boolean) {
  const content = siteContent(project)
  const commit = earlierCommit(project.root)
  if (!commit) project.note(NO_HISTORY)
  return [
    ...RULES.flatMap(rule => [...rule(content)]),
    ...(commit ? checkRemovedPages(content, commit) : []),
  ].filter(({ rule }) => !(isPreview && rule === 'not-live'))
}
