import { Drawing } from '../../ui/Drawing/Drawing'
import { CaseWords, type CaseText } from '../CaseWords/CaseWords'
import * as styles from './CaseGrid.module.css'

export interface CaseCard extends CaseText {
  /** The cover. */
  readonly drawing: string
}

interface CaseGridProps {
  studies: readonly CaseCard[]
  /** Whether the page has said above that its studies are illustrative. */
  isMarkedAbove?: boolean
}

/** Case studies with their covers. The attributes are what the filter of the list reads. */
export function CaseGrid({ studies, isMarkedAbove }: CaseGridProps) {
  const mark = isMarkedAbove
    ? undefined
    : studies.find(({ provenanceLabel }) => provenanceLabel.mark)?.provenanceLabel.mark
  return (
    <>
      {mark && <p className="note small">{mark}: worked examples, without a real client.</p>}
      <ul className={`cols ${styles.grid} ${studies.length % 3 ? '' : 'threes'}`}>
        {studies.map(study => (
          <li
            key={study.path}
            className={`tight ${styles.card}`}
            data-services={study.services.map(({ slug }) => slug).join(' ')}
            data-industry={study.industry.slug}
          >
            <Drawing svg={study.drawing} className="picture" />
            <CaseWords study={study} level={3} />
          </li>
        ))}
      </ul>
    </>
  )
}
