/** Services: each has a page, which can name an add-on and a chart of a case study. */
import { documentOf, documentsOf } from '../page-kinds/documents'
import { matchPath, pathOfPage } from '../page-kinds/paths'
import { service } from '../page-kinds/service/service'
import { expectName } from './expect-name'
import type { Rule } from './site-content'

/** Finds services without a page, or with a path that isn't their page's. */
export const checkServices: Rule = ({ documents, files }) =>
  documentsOf(documents, 'Service').flatMap(({ slug = '', file, located, data }) => {
    const path = pathOfPage(service, slug)
    const page = matchPath(path)?.kind.parts?.[0]?.glob.replace('*', slug) ?? ''
    if (data.path !== path)
      return file.error(
        located.offsetOf(['path']),
        'path',
        `The page of the service “${slug}” is at ${path}.`,
        `Write "${path}" here.`,
      )
    return files.has(page)
      ? []
      : file.error(
          0,
          'missing-file',
          `The service has no page: there is no file ${page}.`,
          'Create it, using another service’s page as a template, or delete the service.',
        )
  })

/** Finds charts and add-ons that service pages name and that don't exist. */
export const checkServicePages: Rule = ({ documents }) => {
  const addOns = documentOf(documents, 'AddOns')?.data.items.map(({ slug }) => slug)
  return documentsOf(documents, 'ServicePage').flatMap(({ file, located, data }) => {
    const { drawing, pricing } = data
    // A case study that doesn't exist is reported as a reference.
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
