import { graphql } from 'gatsby'
import { capital } from '../../../content/format'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import * as styles from './ServiceHero.module.css'

interface ServiceHeroProps {
  heading: string
  lead: string
  /** The lowest prices: “from $2,800, or $1,900 per month”. */
  lowest: string
  /** The contact form’s path, with the service selected. */
  contact: string
  /** A sample of client work, shown next to the text. */
  workSample: Queries.ServiceHeroSampleFragment | null
}

/** The opening of a service page: what the service is, its lowest price, and a sample of client work. */
export function ServiceHero({
  heading,
  lead,
  lowest,
  contact,
  workSample: sample,
}: ServiceHeroProps) {
  return (
    <div className={`teal grid opening ${styles.hero}`}>
      <h1>{heading}</h1>
      <div className={`stack l5 ${styles.words}`}>
        <p className="lead">{lead}</p>
        <p className="display h2">
          <a href="#prices">{capital(lowest)}</a>
        </p>
        <p>
          <ButtonLink to={contact}>Talk to the team</ButtonLink>
        </p>
      </div>
      {sample?.caseStudy.work && (
        <figure className={`picture r7 ${styles.made}`}>
          <StaticHtml html={sample.caseStudy.work.top} />
          <figcaption className="small">
            <b>{sample.title}</b>{' '}
            {sample.caseStudy.work.caption && `${sample.caseStudy.work.caption} `}
            <StudyLink {...sample.caseStudy} />.
          </figcaption>
        </figure>
      )}
    </div>
  )
}

export const serviceHeroSample = graphql`
  fragment ServiceHeroSample on WorkSample {
    title
    caseStudy {
      ...StudyLinkFields
      work {
        top
        caption
      }
    }
  }
`
