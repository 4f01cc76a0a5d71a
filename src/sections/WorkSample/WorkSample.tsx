import type { Field } from '../../ui/field'
import { Drawing } from '../../ui/Drawing/Drawing'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import figures from '../ProseFigures/ProseFigures.sheet.css'
import { StudyLink } from '../StudyLink/StudyLink'

interface WorkSampleProps {
  sample: Queries.WorkSampleFieldsFragment
  field?: Field
}

preloadToolSheet(figures)

/** Something that was made for a client, large enough to be read, and where more is said of it. */
export function WorkSample({ sample, field }: WorkSampleProps) {
  const { title, picture, caseStudy } = sample
  const { html, shape, caption } = picture
  return (
    <section className={`${field ?? ''} grid band`}>
      <h2 className="l8">{title}</h2>
      <ToolSheet url={figures} />
      <figure className={`s-figure ${shape}`}>
        <Drawing svg={html} />
        <figcaption>
          {caption && `${caption} `}
          <StudyLink study={caseStudy} />.
        </figcaption>
      </figure>
    </section>
  )
}
