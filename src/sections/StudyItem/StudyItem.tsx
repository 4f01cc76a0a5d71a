import { memo } from 'react'
import { useWriting } from '../../graphics/language'
import { Drawing } from '../../ui/Drawing/Drawing'
import { CaseWords, type CaseText } from '../CaseWords/CaseWords'
import { firstYearFees } from '../StudyFilter/first-year-fees'
import type { FoundStudy } from '../StudyFilter/order-studies'

/** A case study of the list. */
export type ListedStudy = CaseText &
  FoundStudy & {
    readonly metrics: CaseText['metrics']
    readonly industry: CaseText['industry']
    readonly services: CaseText['services']
    /** The cover. */
    readonly drawing: string
  }

/** How a study stands in the list. */
export type StudyPlace = 'lead' | 'card' | 'row' | 'wide'

interface StudyItemProps {
  study: ListedStudy
  /** What comes before the amount of the fees. */
  feesLabel: string
  /** All but rows have their cover; rows have their number at large. */
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
  const writing = useWriting()
  const fees = study.fees && writing.value(firstYearFees(study.fees), 'currency')
  return (
    <li className={`${marks} sf-${place}`}>
      {place !== 'row' && <Drawing svg={study.drawing} className="picture" />}
      <CaseWords study={study} level={2} remark={fees ? `${feesLabel} ${fees}` : undefined} />
    </li>
  )
})
