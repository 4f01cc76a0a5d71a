/** Drawings on pages of services: each shows a chart or a metric that its study has. */
import type { CaseStudy } from '../schema/case-study'
import { nearMiss } from './explain'
import type { Fault } from './fault'
import type { Path } from './located-value'
import type { Document } from './project'

interface StudyFigure {
  caseStudy: string
  item: string
}

/** Where the kinds of documents that have a drawing keep it. */
const PLACES: Readonly<Record<string, Path>> = {
  ServicePage: ['drawing'],
  WebApplicationPage: ['process', 'drawing'],
}

/** Checks the drawing of a document, if it has one. */
export function checkDrawings(
  { kind, data, file, located }: Document,
  documents: readonly Document[],
): Fault[] {
  const path = PLACES[kind.typeName]
  if (!path) return []
  const figure = path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined)?.[key],
    data,
  ) as StudyFigure | undefined
  const study = documents.find(document => {
    return document.kind.typeName === 'CaseStudy' && document.slug === figure?.caseStudy
  })
  // A study that is not there is told as a reference; of one with faults the charts are not known.
  if (!figure || !study) return []
  const { charts, metrics } = study.data as CaseStudy
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
