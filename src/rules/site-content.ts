/** The site’s content, in the form that the cross-file rules use. */
import { type Project, listFiles, textFields } from '../../plugins/gatsby-plugin-content-check/src'
import { buildDay } from '../content/build-day'
import { liveFrom, NEVER } from '../content/publication'
import { routesOf, type Route } from '../page-kinds/document-routes'
import { documentOf, type Document, type Readings } from '../page-kinds/documents'
import { knownVariables } from './variables'

export type SiteContent = ReturnType<typeof collect>

/** A file, with as many of its fields and as much of its text as could be parsed. */
export type CheckedFile = SiteContent['contents'][number]

const contents = new WeakMap<Project, SiteContent>()

/** Returns the content that the rules need. Collects it only once per project. */
export function siteContent(project: Project) {
  const content = contents.get(project) ?? collect(project)
  contents.set(project, content)
  return content
}

function collect({ root, ...project }: Project) {
  const readings = project.readings as Readings
  const documents = project.documents as readonly Document[]
  const invalid = [...readings.keys()].filter(path => !readings.get(path)?.document)
  const staticFiles = listFiles(root, ['static'], true)
  const today = buildDay()
  const contents = [...readings.values()].flatMap(({ read, document }) =>
    // The date of a page with errors isn’t known.
    read ? { ...read, liveFrom: document ? liveFrom(read.data, today) : NEVER } : [],
  )
  return {
    root,
    /** The files that are valid, apart from cross-file errors. */
    documents,
    /** All files with a type, for rules that don’t need valid files. */
    contents,
    /** The texts in the fields of all these files, whether or not they’re valid. */
    fields: contents.flatMap(from =>
      textFields(from).map(field => ({
        ...field,
        from,
        offset: from.located?.offsetOf(field.path) ?? 0,
      })),
    ),
    /** The paths of all files in data/ and content/. */
    files: new Set(readings.keys()),
    /** The paths of all files in static/. */
    staticFiles,
    /** Every page, by its path. */
    routes: new Map([...routesOf(documents, today, invalid), ...workSampleRoutes(staticFiles)]),
    /** `undefined` if a file that variables come from is missing or has errors. */
    variables: knownVariables(documents, invalid),
    /** `undefined` if data/site.json is missing or has errors. */
    site: documentOf(documents, 'SiteFacts')?.data,
    /** Today’s date, as YYYY-MM-DD. */
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
