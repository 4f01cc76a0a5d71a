import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'

interface NextStepProps extends Queries.NextStepFieldsFragment {
  /** The service that the page is about, for the form that the action leads to. */
  service?: string
  /** What is said of that service. */
  children?: ReactNode
}

/** The next step, at the end of a page: a field that begins along the Z’s stroke. */
export function NextStep({ heading, text, action, service, children }: NextStepProps) {
  return (
    <section data-pagefind-ignore>
      <div className="climb" />
      <div className="teal grid">
        <h2 className="l8">{heading}</h2>
        {children && <div className="l6 tight">{children}</div>}
        <div className="r4 low stack">
          <p>{text}</p>
          <ButtonLink to={service ? `${action.path}?service=${service}` : action.path}>
            {action.text}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}

export const nextStepFields = graphql`
  fragment NextStepFields on NextStep {
    heading
    text
    action {
      text
      path
    }
  }
`
