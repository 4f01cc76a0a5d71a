import { graphql, withPrefix } from 'gatsby'
import type { ReactNode } from 'react'
import { StaticHtml } from '../../ui/StaticHtml/StaticHtml'
import { StudyLink } from '../StudyLink/StudyLink'
import './WorkSample.css'

interface WorkSampleProps {
  sample: Queries.WorkSampleFieldsFragment
  children?: ReactNode
}

/** Work made for a client: a working copy if there is one, otherwise its picture. Without script, always its picture. */
export function WorkSample({ sample, children }: WorkSampleProps) {
  const { title, caseStudy } = sample
  const { work } = caseStudy
  return (
    <section className="grid band">
      <h2 className="l8">{title}</h2>
      <p className="r4 low">
        {work?.caption && `${work.caption} `}
        <StudyLink study={caseStudy} />.
      </p>
      <div>
        {work && (
          <StaticHtml html={work.html} className={work.tryIt ? 'picture still' : 'picture'} />
        )}
        {work?.tryIt && (
          <iframe src={withPrefix(work.tryIt)} title={work.caption ?? title} loading="lazy" />
        )}
      </div>
      {children && <p>{children}</p>}
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
        tryIt
      }
    }
  }
`
