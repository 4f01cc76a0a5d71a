import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import * as styles from './Questions.module.css'

interface QuestionsProps {
  heading: string
  introduction?: string
  items: readonly { readonly slug: string; readonly question: string; readonly answer: string }[]
}

/** Questions as a native accordion: one answer open at a time, with or without script. */
export function Questions({ heading, introduction, items }: QuestionsProps) {
  return (
    <section className="grid band">
      <div className="l5 stack">
        <h2>{heading}</h2>
        {introduction && (
          <>
            <p>{introduction}</p>
            <ButtonLink to="/contact">Ask a question</ButtonLink>
          </>
        )}
      </div>
      <div className={`r7 rules ${styles.questions}`}>
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
