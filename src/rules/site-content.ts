/** The site’s content, in the form that the cross-file rules use. */
import {
  type Diagnostic,
  type Project,
  type ReadFile,
  type TextField,
  listFiles,
  textFields,
} from '../../plugins/gatsby-plugin-content-check/src'
import { buildDay } from '../content/build-day'
import { liveFrom, NEVER } from '../content/publication'
import type { Site } from '../content/site'
import type { Variables } from '../content/variables'
import { routesOf, type Route } from '../page-kinds/document-routes'
import { documentOf, type Document, type Readings } from '../page-kinds/documents'
import { knownVariables } from './variables'

/** A file, with as many of its fields and as much of its text as could be parsed. */
export interface CheckedFile extends ReadFile {
  data: unknown
  /** The date its page goes live; see publication.ts. */
  liveFrom: string
}

/** A text in a file's fields. */
interface FieldText extends TextField {
  from: CheckedFile
  offset: number
}

export interface SiteContent {
  root: string
  /** The files that are valid, apart from cross-file errors. */
  documents: readonly Document[]
  /** All files with a type, for rules that don’t need valid files. */
  contents: readonly CheckedFile[]
  /** The texts in the fields of all these files, whether or not they’re valid. */
  fields: readonly FieldText[]
  /** The paths of all files in data/ and content/. */
  files: ReadonlySet<string>
  /** The paths of all files in static/. */
  staticFiles: readonly string[]
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
  const contents = [...readings.values()].flatMap(({ read, document }) => {
    const data = document?.data ?? read?.located?.value
    // The date of a page with errors isn’t known.
    return read ? { ...read, data, liveFrom: document ? liveFrom(data, today) : NEVER } : []
  })
  return {
    root,
    documents,
    contents,
    fields: contents.flatMap(from =>
      textFields(from).map(field => ({
        ...field,
        from,
        offset: from.located?.offsetOf(field.path) ?? 0,
      })),
    ),
    files: new Set(readings.keys()),
    staticFiles,
    routes: new Map([...routesOf(documents, today, invalid), ...workSampleRoutes(staticFiles)]),
    variables: knownVariables(documents, invalid),
    site: documentOf(documents, 'SiteFacts')?.data,
    today,
  }
}

/** The routes of work samples, which are pages in static/, so that texts can link to them. */
const workSampleRoutes = (files: readonly string[]) =>
  files
    .filter(file => file.startsWith('static/work/') && file.endsWith('.html'))
    .map((file): [string, Route] => {
      const path = file.replace(/^static|\.html$/g, '')
      return [path, { path, file, liveFrom: '' }]
    })
