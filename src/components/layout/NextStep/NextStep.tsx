import { graphql } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { BookingLink } from '../BookingLink'

interface NextStepProps extends Queries.NextStepFieldsFragment {
  /** The slug of the page’s service, to preselect it in the contact form. */
  service?: string
  /** Whether the section starts with the diagonal, as on service and case study pages. */
  isSlanted: boolean
}

/** The call to action at the end of a page. */
export function NextStep({ heading, text, action, service, isSlanted }: NextStepProps) {
  return (
    <section data-pagefind-ignore>
      {isSlanted && <div className="climb" />}
      <div className="teal grid closing">
        <h2 className="l8 big">{heading}</h2>
        <div className="r4 low stack">
          <p className="lead">{text}</p>
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
