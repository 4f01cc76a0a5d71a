import { choiceHeading, type Offer } from '../../../contact/choice'

interface ContactHeadingProps {
  /** Shown while nothing is selected. */
  heading: string
  choice: URLSearchParams
  offer: Offer
}

/** The contact page’s main heading, which names what the visitor selected. */
export function ContactHeading({ heading, choice, offer }: ContactHeadingProps) {
  return <h1 className="f-title">{choiceHeading(choice, offer) ?? heading}</h1>
}
