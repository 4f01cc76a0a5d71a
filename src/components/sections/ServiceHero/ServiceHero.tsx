import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import * as styles from './ServiceHero.module.css'

interface ServiceHeroProps {
  heading: string
  lead: string
  /** A sample of client work, shown next to the text. */
  workSample: Queries.ServiceHeroSampleFragment | null
  /** Links to the prices and the contact page. */
  children: ReactNode
}

/** The opening of a service page: what the service is, its lowest price, and a sample of client work. */
export function ServiceHero({ heading, lead, workSample: sample, children }: ServiceHeroProps) {
  return (
    <div className={`teal grid opening ${styles.hero}`}>
      <h1>{heading}</h1>
      <div className={`stack l5 ${styles.words}`}>
        <p className="lead">{lead}</p>
        {children}
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
