import { graphql } from 'gatsby'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'

interface WorkSampleProps {
  sample: Queries.WorkSampleFieldsFragment
}

/** Something that was made for a client, large enough to be read, and where more is said of it. */
export function WorkSample({ sample }: WorkSampleProps) {
  const { title, caseStudy } = sample
  const { work } = caseStudy
  return (
    <section className="grid band">
      <h2 className="l8">{title}</h2>
      <p className="r4 low">
        {work?.caption && `${work.caption} `}
        <StudyLink study={caseStudy} />.
      </p>
      {work && <StaticHtml html={work.html} className="picture" />}
    </section>
  )
}

export const workSampleFields = graphql`
  fragment WorkSampleFields on WorkSample {
    title
    caseStudy {
      ...StudyLinkFields
      work {
        html
        caption
      }
    }
  }
`
