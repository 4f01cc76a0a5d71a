/** Services: each has a page, which shows work and drawings of its own. */
import { type Diagnostic, nearMiss } from '../../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf, type Document } from '../documents'
import { matchPath, pagePath } from '../routes/paths'

/** Finds services whose address would lead nowhere, or is not that of their page. */
export const checkServicePages = (documents: readonly Document[], files: ReadonlySet<string>) =>
  documentsOf(documents, 'Service').flatMap(({ slug = '', file, located, data }): Diagnostic[] => {
    const path = pagePath('service', slug)
    const page = matchPath(path)?.kind.parts?.[0]?.replace('*', slug)
    return [
      ...(data.path === path
        ? []
        : [
            file.error(
              located.offsetOf(['path']),
              'path',
              `The page of the service “${slug}” is at ${path}.`,
              `Write "${path}" here.`,
            ),
          ]),
      ...(page === undefined || files.has(page)
        ? []
        : [
            file.error(
              0,
              'missing-file',
              `The service has no page: there is no file ${page}.`,
              'Write it, with a page of another service as the pattern; or delete the service.',
            ),
          ]),
    ]
  })

/**
 * Checks what a document shows of a study: a drawing of a chart, or a work sample. A study that does
 * not exist is told as a reference; one with errors of its own is not judged.
 */
export function checkShownStudy(document: Document, documents: readonly Document[]): Diagnostic[] {
  const { file, located, data } = document
  const studyOf = (wanted: string) =>
    documentsOf(documents, 'CaseStudy').find(({ slug }) => slug === wanted)
  const diagnostics: Diagnostic[] = []
  const drawing = document.typeName === 'ServicePage' ? document.data.drawing : undefined
  const drawn = drawing && studyOf(drawing.caseStudy)
  const ids = drawn ? drawn.data.charts.map(({ id }) => id) : []
  if (drawing && drawn && !ids.includes(drawing.item))
    diagnostics.push(
      file.error(
        located.offsetOf(['drawing', 'item']),
        'reference',
        `The study “${drawing.caseStudy}” has no chart “${drawing.item}”.`,
        nearMiss(drawing.item, ids) ?? `It has ${ids.join(', ')}.`,
      ),
    )
  const sample = 'workSample' in data ? data.workSample : undefined
  const shown = sample && studyOf(sample.caseStudy)
  if (sample && shown && !shown.mdx?.pictures.some(({ attribute }) => attribute === 'phone'))
    diagnostics.push(
      file.error(
        located.offsetOf(['workSample', 'caseStudy']),
        'reference',
        `The study “${sample.caseStudy}” has no picture with another one for phones.`,
        'Name a study whose text has a Figure with “phone”, or delete “workSample”.',
      ),
    )
  return diagnostics
}

/** A row of prices may name an add-on, whose price is its own. */
export function checkAddOnRows(documents: readonly Document[]): Diagnostic[] {
  const addOns = documentOf(documents, 'AddOns')?.data.items.map(({ slug }) => slug)
  if (!addOns) return []
  return documentsOf(documents, 'ServicePage').flatMap(({ file, located, data }) =>
    data.pricing.rows.flatMap(({ addOn }, index) =>
      addOn === undefined || addOns.includes(addOn)
        ? []
        : file.error(
            located.offsetOf(['pricing', 'rows', index, 'addOn']),
            'reference',
            `There is no add-on “${addOn}”.`,
            nearMiss(addOn, addOns) ?? `There are ${addOns.join(', ')}.`,
          ),
    ),
  )
}
