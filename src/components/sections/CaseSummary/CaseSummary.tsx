import { graphql } from 'gatsby'
interface CaseSummaryProps extends Queries.CaseSummaryFieldsFragment {
  words: Pick<Queries.StudyWords, 'inShort' | 'challenge' | 'approach' | 'didNotWork'>
}

/** The story in three answers, for those who read no further. */
export function CaseSummary({ words, challenge, approach, didNotWork }: CaseSummaryProps) {
  const items = [
    { title: words.challenge, text: challenge },
    { title: words.approach, text: approach },
    { title: words.didNotWork, text: didNotWork },
  ]
  return (
    <section className="deep grid band" aria-label={words.inShort}>
      {items.map(({ title, text }) => (
        <div key={title} className="third stack">
          <h2 className="h3">{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  )
}

export const caseSummaryFields = graphql`
  fragment CaseSummaryFields on CaseStudy {
    challenge
    approach
    didNotWork
  }
`
