import { graphql } from 'gatsby'

/** The story in three answers, for those who read no further. */
export function CaseSummary({
  challenge,
  approach,
  didNotWork,
}: Queries.CaseSummaryFieldsFragment) {
  const items = [
    { title: 'The challenge', text: challenge },
    { title: 'What we did', text: approach },
    { title: 'What did not work', text: didNotWork },
  ]
  return (
    <section className="deep grid band half-air" aria-label="In short">
      {items.map(({ title, text }) => (
        <div key={title} className="third tight">
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
