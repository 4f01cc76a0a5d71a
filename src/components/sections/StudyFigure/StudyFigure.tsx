import { graphql, Link } from 'gatsby'
import { inSentence } from '../../../content/format'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import './StudyFigure.css'

interface StudyFigureProps extends Queries.StudyFigureFieldsFragment {
  /** The service, for links to its other case studies and examples. */
  service: Queries.StudyFigureServiceFragment
}

/** A case study on a service page: what to look for, the chart, and links to more. */
export function StudyFigure({ html, title, text, caseStudy, service }: StudyFigureProps) {
  return (
    <section className="pale grid band">
      <h2>{title}</h2>
      <div className="l4 stack">
        <p>
          {text} <StudyLink {...caseStudy} />.
        </p>
        <ul className="links">
          <li>
            <Link to={`/case-studies?service=${service.slug}`}>
              All case studies in {inSentence(service.shortName)}
            </Link>
          </li>
          {service.examples.map(({ path, title: name }) => (
            <li key={path}>
              <Link to={path}>Example: {name}</Link>
            </li>
          ))}
        </ul>
      </div>
      <StaticHtml html={html} className="r8" />
    </section>
  )
}

export const studyFigureFields = graphql`
  fragment StudyFigureFields on StudyFigure {
    html
    title
    text
    caseStudy {
      ...StudyLinkFields
    }
  }
  fragment StudyFigureService on Service {
    slug
    shortName
    examples {
      path
      title
    }
  }
`
