import { graphql } from 'gatsby'
import type { ReactNode } from 'react'
import './Questions.css'

interface QuestionsProps {
  heading: string
  items: readonly Queries.QuestionFieldsFragment[]
  /** Content below the heading. */
  children?: ReactNode
}

/** Questions in a native accordion, which shows one answer at a time, even without JavaScript. */
export function Questions({ heading, items, children }: QuestionsProps) {
  return (
    <section className="grid band">
      <div className="l5 stack">
        <h2>{heading}</h2>
        {children}
      </div>
      <div className="r7 rules q-list">
        {items.map(({ slug, question, answer }) => (
          <details key={slug} id={slug} name="questions">
            <summary>
              <h3>{question}</h3>
            </summary>
            <p>{answer}</p>
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
