import { formatValue } from '../../../content/format'
import { memo } from 'react'
import { Drawing } from '../../ui/Drawing/Drawing'
import { CaseWords, type CaseText } from '../CaseWords/CaseWords'
import { firstYearFees } from '../StudyFilter/first-year-fees'
import type { FoundStudy } from '../StudyFilter/order-studies'
import type { StudyPlace } from '../StudyFilter/places'

/** A case study of the list. */
export type ListedStudy = CaseText &
  FoundStudy & {
    readonly metrics: CaseText['metrics']
    readonly industry: CaseText['industry']
    readonly services: CaseText['services']
    /** The cover. */
    readonly drawing: string
    readonly work: Queries.CaseStudiesPageQuery['allCaseStudy']['nodes'][number]['work']
  }

interface StudyItemProps {
  study: ListedStudy
  /** What comes before the amount of the fees. */
  feesLabel: string
  place: StudyPlace
  /** The names by which the style sheet knows the study's services and industry. */
  marks: string
}

/** A case study in the list of all. */
export const StudyItem = memo(function StudyItem({
  study,
  feesLabel,
  place,
  marks,
}: StudyItemProps) {
  // Leads have their numbers at large: the list is one of results.
  const made = place === 'lead' ? undefined : study.work?.[place === 'card' ? 'upright' : 'broad']
  const fees = study.fees && formatValue(firstYearFees(study.fees), 'currency')
  return (
    <li className={`${marks} sf-${place} ${place === 'turned' ? 'sf-wide' : ''}`}>
      {place !== 'row' && (
        <Drawing svg={made ?? study.drawing} className={`picture ${made ? 'made' : ''}`} />
      )}
      <CaseWords study={study} level={2} remark={fees ? `${feesLabel}\u00a0${fees}` : undefined} />
    </li>
  )
})
