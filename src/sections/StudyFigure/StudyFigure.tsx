import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'

/** A drawing of a case study's numbers, with what it shows. */
export interface StudyFigureData {
  /** Static HTML and SVG; see src/graphics/study. */
  readonly html: string
  readonly title: string
  readonly text: string
  readonly caseStudy: {
    readonly path: string
    readonly client: string
    readonly provenance: string
  }
}

interface StudyFigureProps {
  figure: StudyFigureData
  field?: 'teal' | 'deep' | 'pale'
}

/** One result that explains a service, drawn in the way that suits the service. */
export function StudyFigure({ figure, field }: StudyFigureProps) {
  const { html, title, text, caseStudy } = figure
  return (
    <section className={`${field ?? ''} grid band`}>
      <h2 className="l8">{title}</h2>
      <p className="r4 low">
        {text} <Link to={caseStudy.path}>{caseStudy.client}</Link>
        {caseStudy.provenance === 'illustrative' && ', an illustrative study'}.
      </p>
      <Drawing svg={html} />
    </section>
  )
}
