/** Each service has a page: its own file, or the page of web applications, which is made of several. */
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { nearMiss } from '../../../plugins/gatsby-plugin-content-check/src/field-faults'
import {
  documentOf,
  documentsOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import { pagePath, matchPath } from '../routes/paths'

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
