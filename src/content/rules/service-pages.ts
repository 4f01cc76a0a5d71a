/** Each service has a page: its own file, or the page of web applications, which is made of several. */
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { nearMiss } from '../../../plugins/gatsby-plugin-content-check/src/field-faults'
import {
  documentOf,
  documentsOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { pagePath, matchPath } from '../routes/paths'

/** A page shows work of its own service: a new one begins with that of others. */
export function checkShownWork(documents: readonly Document[]): Fault[] {
  const studies = new Map(
    documentsOf(documents, 'CaseStudy').map(({ slug, data }) => [slug, data.services]),
  )
  const posts = new Map(
    documentsOf(documents, 'Post').map(({ slug, data }) => [slug, [data.service]]),
  )
  return documentsOf(documents, 'ServicePage').flatMap(({ file, located, data }) => {
    const warn = (field: 'caseStudies' | 'posts', known: typeof studies, kind: string) =>
      data[field].some(slug => known.get(slug)?.includes(data.service))
        ? []
        : [
            file.warning(
              located.offsetOf([field]),
              'shown-work',
              `None of the ${kind} shown here is about ${data.service}.`,
              `Show one that is, or name ${data.service} in one of these.`,
            ),
          ]
    return [...warn('caseStudies', studies, 'case studies'), ...warn('posts', posts, 'posts')]
  })
}

/** A row of prices may name an add-on, whose price is its own. */
export function checkAddOnRows(documents: readonly Document[]): Fault[] {
  const addOns = documentOf(documents, 'AddOns')?.data.items.map(({ slug }) => slug)
  if (!addOns) return []
  return documentsOf(documents, 'ServicePage').flatMap(({ file, located, data }) =>
    data.pricing.rows.flatMap(({ addOn }, index) =>
      addOn === undefined || addOns.includes(addOn)
        ? []
        : [
            file.fault(
              located.offsetOf(['pricing', 'rows', index, 'addOn']),
              'reference',
              `There is no add-on “${addOn}”.`,
              nearMiss(addOn, addOns) ?? `There are ${addOns.join(', ')}.`,
            ),
          ],
    ),
  )
}

/** Finds services whose address would lead nowhere, or is not that of their page. */
export function checkServicePages(
  documents: readonly Document[],
  files: ReadonlySet<string>,
): Fault[] {
  return documentsOf(documents, 'Service').flatMap(({ slug = '', file, located, data }) => {
    const path = pagePath('service', slug)
    const faults: Fault[] = []
    if (data.path !== path) {
      faults.push(
        file.fault(
          located.offsetOf(['path']),
          'path',
          `The page of the service “${slug}” is at ${path}.`,
          `Write "${path}" here.`,
        ),
      )
    }
    const page = matchPath(path)?.kind.parts?.[0]?.replace('*', slug)
    if (page !== undefined && !files.has(page)) {
      faults.push(
        file.fault(
          0,
          'missing-file',
          `The service has no page: there is no file ${page}.`,
          'Write it, with a page of another service as the pattern; or delete the service.',
        ),
      )
    }
    return faults
  })
}
