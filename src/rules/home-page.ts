/** The study that opens the home page: its chart and its result share one scale. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { documentOf, documentsOf, type Document } from '../page-kinds/documents'

/** Checks data/pages/home.json against the study that it names. */
export function checkHomePage(documents: readonly Document[]): Diagnostic[] {
  const home = documentOf(documents, 'HomePage')
  const study = documentsOf(documents, 'CaseStudy').find(
    ({ slug }) => slug === home?.data.work.hero,
  )
  const [chart] = study?.data.charts ?? []
  const [metric] = study?.data.metrics ?? []
  if (!home || !chart || chart.format === metric?.format) return []
  return [
    home.file.error(
      home.located.offsetOf(['work', 'hero']),
      'hero',
      `The first chart of this study counts in “${chart.format}”, and its first result in “${metric?.format ?? ''}”.`,
      'Name a study in which both have the same “format”, since the home page draws them on one scale.',
    ),
  ]
}
