/** Services: each has a page, which may name an add-on and draw a study. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf, type Document } from '../page-kinds/documents'
import { matchPath, pathOfPage } from '../page-kinds/paths'
import { service } from '../page-kinds/service/service'
import { expectName } from './expect-name'

/** Finds services whose address would lead nowhere, or is not that of their page. */
export const checkServices = (documents: readonly Document[], files: ReadonlySet<string>) =>
  documentsOf(documents, 'Service').flatMap(({ slug = '', file, located, data }): Diagnostic[] => {
    const path = pathOfPage(service, slug)
    const page = matchPath(path)?.kind.parts?.[0]?.glob.replace('*', slug)
    if (data.path !== path)
      return [
        file.error(
          located.offsetOf(['path']),
          'path',
          `The page of the service “${slug}” is at ${path}.`,
          `Write "${path}" here.`,
        ),
      ]
    return page === undefined || files.has(page)
      ? []
      : [
          file.error(
            0,
            'missing-file',
            `The service has no page: there is no file ${page}.`,
            'Write it, with a page of another service as the pattern; or delete the service.',
          ),
        ]
  })

/** Finds charts of studies and add-ons that pages of services name and that do not exist. */
export function checkServicePages(documents: readonly Document[]): Diagnostic[] {
  const addOns = documentOf(documents, 'AddOns')?.data.items.map(({ slug }) => slug)
  return documentsOf(documents, 'ServicePage').flatMap(({ file, located, data }) => {
    const { drawing, pricing } = data
    // A study that does not exist is told as a reference; one with errors of its own is not judged.
    const study = documentsOf(documents, 'CaseStudy').find(
      ({ slug }) => slug === drawing?.caseStudy,
    )
    const charts = study?.data.charts.map(({ id }) => id)
    return [
      ...expectName(file, located.offsetOf(['drawing', 'item']), 'chart', drawing?.item, charts),
      ...pricing.rows.flatMap(({ addOn }, index) => {
        const offset = located.offsetOf(['pricing', 'rows', index, 'addOn'])
        return expectName(file, offset, 'add-on', addOn, addOns)
      }),
    ]
  })
}
