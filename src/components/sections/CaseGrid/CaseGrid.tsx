import { Drawing } from '../../ui/Drawing/Drawing'
import { CaseWords, type CaseText } from '../CaseWords/CaseWords'
import * as styles from './CaseGrid.module.css'

export interface CaseCard extends CaseText {
  /** The cover. */
  readonly drawing: string
}

interface CaseGridProps {
  studies: readonly CaseCard[]
}

/** Case studies with their covers, and what the cover is drawn from. */
export function CaseGrid({ studies }: CaseGridProps) {
  return (
    <ul className={`cols ${styles.grid} ${studies.length % 3 ? '' : 'threes'}`}>
      {studies.map(study => (
        <li key={study.path} className="tight">
          <Drawing svg={study.drawing} className="picture" />
          <CaseWords study={study} level={3} />
        </li>
      ))}
    </ul>
  )
}
