import type { Field } from '../../ui/field'
import { Drawing } from '../../ui/Drawing/Drawing'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { StudyLink } from '../StudyLink/StudyLink'
import sheet from './StudyFigure.sheet.css'

interface StudyFigureProps {
  figure: Queries.StudyFigureFieldsFragment
  field?: Field
}

preloadToolSheet(sheet)

/** What the sheet has rules for; charts need none of it. */
const THINGS = /class="g-(?:set|lanes)/

/** One result that explains a service, drawn in the way that suits the service. */
export function StudyFigure({ figure, field }: StudyFigureProps) {
  const { html, title, text, caseStudy } = figure
  return (
    <section className={`${field ?? ''} grid band`}>
      <h2 className="l8">{title}</h2>
      <p className="r4 low">
        {text} <StudyLink study={caseStudy} />.
      </p>
      {THINGS.test(html) && <ToolSheet url={sheet} />}
      <Drawing svg={html} />
    </section>
  )
}
