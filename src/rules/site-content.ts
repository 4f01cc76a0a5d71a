/** The site’s content, in the form that the cross-file rules use. */
import {
  type Diagnostic,
  type Project,
  type ReadFile,
  listFiles,
} from '../../plugins/gatsby-plugin-content-check/src'
import { buildDay } from '../content/build-day'
import { liveFrom, NEVER } from '../content/publication'
import type { Site } from '../content/site'
import type { Variables } from '../content/variables'
import { routesOf, type Route } from '../page-kinds/document-routes'
import { documentOf, type Document } from '../page-kinds/documents'
import type { Readings } from '../page-kinds/read-documents'
import { knownVariables } from './variables'
import { workSampleRoutes } from './work-samples'

/** A file, with as many of its fields and as much of its text as could be parsed. */
export interface CheckedFile extends ReadFile {
  data: unknown
  /** The date its page goes live; see publication.ts. */
  liveFrom: string
}

export interface SiteContent {
  root: string
  /** The files that are valid, apart from cross-file errors. */
  documents: readonly Document[]
  /** All files with a type, for rules that don’t need valid files. */
  contents: readonly CheckedFile[]
  /** The paths of all files in data/ and content/. */
  files: ReadonlySet<string>
  /** The paths of all files in static/. */
  staticFiles: ReadonlySet<string>
  /** Every page, by its path. */
  routes: ReadonlyMap<string, Route>
  /** `undefined` if a file that variables come from is missing or has errors. */
  variables: Variables | undefined
  /** `undefined` if data/site.json is missing or has errors. */
  site: Site | undefined
  /** Today’s date, as YYYY-MM-DD. */
  today: string
}

/** Finds inconsistencies between files. */
export type Rule = (content: SiteContent) => Iterable<Diagnostic>

const contents = new WeakMap<Project, SiteContent>()

/** Returns the content that the rules need. Collects it only once per project. */
export function siteContent(project: Project): SiteContent {
  const content = contents.get(project) ?? collect(project)
  contents.set(project, content)
  return content
}

function collect({ root, ...project }: Project): SiteContent {
  const readings = project.readings as Readings
  const documents = project.documents as readonly Document[]
  const invalid = [...readings.keys()].filter(path => !readings.get(path)?.document)
  const staticFiles = listFiles(root, ['static'], true)
  const today = buildDay()
  return {
    root,
    documents,
    contents: [...readings.values()].flatMap(({ read, document }) => {
      const data = document?.data ?? read?.located?.value
      // The date of a page with errors isn’t known.
      return read ? { ...read, data, liveFrom: document ? liveFrom(data, today) : NEVER } : []
    }),
    files: new Set(readings.keys()),
    staticFiles: new Set(staticFiles),
    routes: new Map([...routesOf(documents, today, invalid), ...workSampleRoutes(staticFiles)]),
    variables: knownVariables(documents, invalid),
    site: documentOf(documents, 'SiteFacts')?.data,
    today,
  }
}
