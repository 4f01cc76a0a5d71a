/** What was made, shown on the home page or a service’s page: its study has a picture of it. */
import { existsSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import {
  documentsOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import type { Route } from '../routes/document-routes'

/**
 * The pages that can be operated, by address. They are files of static/, which the build copies as they are.
 *
 * @param root the project's root
 */
export function workSampleRoutes(root: string): Map<string, Route> {
  const folder = join(root, 'static/work')
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  return new Map(
    files
      .filter(file => file.endsWith('.html'))
      .map(file => {
        const path = `/work/${file.replace(/\.html$/, '').replaceAll(sep, '/')}`
        return [path, { path, file: `static${path}.html`, liveFrom: '' }]
      }),
  )
}

/** Checks the work sample of a document, if it has one. */
export function checkWorkSample(document: Document, documents: readonly Document[]): Fault[] {
  const { data } = document
  const sample = 'workSample' in data ? data.workSample : undefined
  if (!sample) return []
  const { caseStudy } = sample
  const study = documentsOf(documents, 'CaseStudy').find(({ slug }) => slug === caseStudy)
  // A study that is not there is told as a reference; one with faults has not been read to its end.
  if (!study || study.reading?.pictures.some(({ attribute }) => attribute === 'phone')) return []
  const { file, located } = document
  return [
    file.fault(
      located.offsetOf(['workSample', 'caseStudy']),
      'reference',
      `The study “${caseStudy}” has no picture with another one for telephones.`,
      'Name a study whose text has a Figure with “phone”, or delete “workSample”.',
    ),
  ]
}
