/** Drawings on pages of services: each shows a chart or a metric that its study has. */
import { nearMiss } from '../documents/field-faults'
import type { Fault } from '../documents/fault'
import { documentsOf, type Document } from '../documents/document'

/** The drawing of a document that may have one, and where it keeps it. */
function drawingOf(document: Document) {
  switch (document.typeName) {
    case 'ServicePage':
      return { path: ['drawing'], figure: document.data.drawing }
    case 'WebApplicationPage':
      return { path: ['process', 'drawing'], figure: document.data.process.drawing }
    default:
      return undefined
  }
}

/** Checks the drawing of a document, if it has one. */
export function checkDrawings(document: Document, documents: readonly Document[]): Fault[] {
  const { path, figure } = drawingOf(document) ?? {}
  if (!path || !figure) return []
  const study = documentsOf(documents, 'CaseStudy').find(({ slug }) => slug === figure.caseStudy)
  // A study that is not there is told as a reference; of one with faults the charts are not known.
  if (!study) return []
  const { file, located } = document
  const { charts, metrics } = study.data
  const ids = [...charts, ...metrics].map(({ id }) => id)
  if (ids.includes(figure.item)) return []
  return [
    file.fault(
      located.offsetOf([...path, 'item']),
      'reference',
      `The study “${figure.caseStudy}” has no chart and no metric “${figure.item}”.`,
      nearMiss(figure.item, ids) ?? `It has ${ids.join(', ')}.`,
    ),
  ]
}
