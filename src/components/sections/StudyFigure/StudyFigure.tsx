import { graphql, Link } from 'gatsby'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import './StudyFigure.css'

interface StudyFigureProps {
  figure: Queries.StudyFigureFieldsFragment
  /** The service, whose other studies and examples are led to. */
  service: {
    readonly slug: string
    readonly shortName: string
    readonly examples: readonly { readonly path: string; readonly title: string }[]
  }
}

/** One study of a service: what to see in its chart, the chart, and where more is said of it. */
export function StudyFigure({ figure, service }: StudyFigureProps) {
  const { html, title, text, caseStudy } = figure
  return (
    <section className="pale grid band">
      <h2>{title}</h2>
      <div className="l4 stack">
        <p>
          {text} <StudyLink study={caseStudy} />.
        </p>
        <ul className="links">
          <li>
            <Link to={`/case-studies?service=${service.slug}`}>
              All case studies: {service.shortName}
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
`
