import { graphql } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import './Questions.css'

interface QuestionsProps {
  heading: string
  introduction?: string
  /** The words that lead to the contact form, below the introduction. */
  buttonText?: string
  items: readonly Queries.QuestionFieldsFragment[]
}

/** Questions as a native accordion: one answer open at a time, with or without script. */
export function Questions({ heading, introduction, buttonText, items }: QuestionsProps) {
  return (
    <section className="grid band">
      <div className="l5 stack">
        <h2>{heading}</h2>
        {introduction && <p>{introduction}</p>}
        {buttonText && <ButtonLink to="/contact">{buttonText}</ButtonLink>}
      </div>
      <div className="r7 rules q-list">
        {items.map(({ slug, question, answer }) => (
          <details key={slug} id={slug} name="questions">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p className="measure">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}

export const questionFields = graphql`
  fragment QuestionFields on FaqItem {
    slug
    question
    answer
  }
`
