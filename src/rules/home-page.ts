import { documentOf, documentsOf } from '../page-kinds/documents'
import type { Rule } from './site-content'

/** Finds a home page that opens with a case study whose chart and result can't share a scale. */
export const checkHomePage: Rule = ({ documents }) => {
  const home = documentOf(documents, 'HomePage')
  const study = documentsOf(documents, 'CaseStudy').find(
    ({ slug }) => slug === home?.data.work.hero,
  )
  const [chart] = study?.data.charts ?? []
  const [metric] = study?.data.metrics ?? []
  if (!home || !chart || !metric || chart.format === metric.format) return []
  return [
    home.file.error(
      home.located.offsetOf(['work', 'hero']),
      'hero',
      `In this case study, the format of the first chart is “${chart.format}”, and that of the first result is “${metric.format}”.`,
      'Name a case study where both have the same “format”: the home page draws them on one scale.',
    ),
  ]
}
