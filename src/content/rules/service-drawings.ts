/** Drawings on pages of services: each shows a chart that its study has. */
import { nearMiss } from '../../../plugins/gatsby-plugin-content-check/src/field-faults'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import {
  documentsOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'

/** Checks the drawing of a document, if it has one. */
export function checkDrawings(document: Document, documents: readonly Document[]): Fault[] {
  const figure = document.typeName === 'ServicePage' ? document.data.drawing : undefined
  if (!figure) return []
  const study = documentsOf(documents, 'CaseStudy').find(({ slug }) => slug === figure.caseStudy)
  // A study that is not there is told as a reference; of one with faults the charts are not known.
  if (!study) return []
  const { file, located } = document
  const { charts } = study.data
  const ids = charts.map(({ id }) => id)
  if (ids.includes(figure.item)) return []
  return [
    file.fault(
      located.offsetOf(['drawing', 'item']),
      'reference',
      `The study “${figure.caseStudy}” has no chart “${figure.item}”.`,
      nearMiss(figure.item, ids) ?? `It has ${ids.join(', ')}.`,
    ),
  ]
}
