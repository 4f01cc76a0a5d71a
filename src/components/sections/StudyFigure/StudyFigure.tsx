import { graphql } from 'gatsby'
import type { Field } from '../../ui/field'
import { Drawing } from '../../ui/Drawing/Drawing'
import { StudyLink } from '../StudyLink/StudyLink'
import './StudyFigure.css'

interface StudyFigureProps {
  figure: Queries.StudyFigureFieldsFragment
  field?: Field
}

/** One result that explains a service, drawn in the way that suits the service. */
export function StudyFigure({ figure, field }: StudyFigureProps) {
  const { html, title, text, caseStudy } = figure
  return (
    <section className={`${field ?? ''} grid band`}>
      <h2 className="l8">{title}</h2>
      <p className="r4 low">
        {text} <StudyLink study={caseStudy} />.
      </p>
      <Drawing svg={html} />
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
