import { Drawing } from '../../ui/Drawing/Drawing'
import { StudyLink } from '../StudyLink/StudyLink'
import * as styles from './MadeFigure.module.css'

interface MadeFigureProps {
  sample: Queries.WorkSampleFieldsFragment
  className?: string
}

/** Something that was made for a client, in the opening of a service’s page: what it is, and where more is said of it. */
export function MadeFigure({ sample, className = '' }: MadeFigureProps) {
  const { title, caseStudy } = sample
  const { work } = caseStudy
  return (
    <figure className={`${styles.made} ${className}`}>
      {work && <Drawing svg={work.html} />}
      <figcaption className="small">
        <b>{title}.</b> {work?.caption && `${work.caption} `}
        <StudyLink study={caseStudy} />.
      </figcaption>
    </figure>
  )
}
