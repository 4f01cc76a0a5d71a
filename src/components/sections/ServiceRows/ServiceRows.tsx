import { graphql, Link } from 'gatsby'
import { Section } from '../../ui/Section/Section'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import './ServiceRows.css'

interface ServiceRowsProps {
  services: readonly (Queries.ServiceCardFieldsFragment & {
    /** Reasons not to buy the service. */
    notForWhom: readonly string[]
    workSample: Queries.ServiceRowSampleFragment | null
  })[]
}

/** What each service is and a reason not to buy it, next to a sample of client work. */
export function ServiceRows({ services }: ServiceRowsProps) {
  return (
    <Section heading="What each one is, and when not to buy it">
      <ul className="rules rows service-rows">
        {services.map(({ name, path, summary, notForWhom, workSample }) => (
          <li key={path}>
            {workSample?.caseStudy.work && (
              <figure>
                <StaticHtml html={workSample.caseStudy.work.broad} className="picture" />
                <figcaption className="small">
                  Example: <StudyLink {...workSample.caseStudy} />.
                </figcaption>
              </figure>
            )}
            <div className="tight">
              <h3>
                <Link to={path}>{name}</Link>
              </h3>
              <p>{summary}</p>
              <p>
                <strong>When not to buy:</strong> {notForWhom[0]}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

export const serviceRowSample = graphql`
  fragment ServiceRowSample on WorkSample {
    caseStudy {
      ...StudyLinkFields
      work {
        broad
      }
    }
  }
`
