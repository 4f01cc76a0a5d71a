import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { BookingLink } from '../BookingLink'

interface NextStepProps extends Queries.NextStepFieldsFragment {
  /** The slug of the page’s service, to select in the form. */
  service?: string
  /** Shown next to it, about that service. */
  children?: ReactNode
}

/** The last band of a page, with the next step. Its top edge follows the diagonal of the logo’s Z. */
export function NextStep({ heading, text, action, service, children }: NextStepProps) {
  return (
    <section data-pagefind-ignore>
      <div className="climb" />
      <div className="teal grid">
        <h2 className="l8">{heading}</h2>
        {children && <div className="l6 tight">{children}</div>}
        <div className="r4 low stack">
          <p>{text}</p>
          <BookingLink />
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
