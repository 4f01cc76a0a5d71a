import { graphql } from 'gatsby'
import './BudgetList.css'

/** Sums, each with what it buys line by line, and what it does not. */
export function BudgetList({ heading, text, items }: Queries.BudgetListFieldsFragment) {
  return (
    <section className="grid band">
      <div className="l4 stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <div className="r8">
        <ul className="rules sides">
          {items.map(({ title, summary, buys, text }) => (
            <li key={title}>
              <h3 className="bu-sum">{title}</h3>
              <div className="tight">
                <p className="h3">{summary}</p>
                <ul className="bu-list">
                  {buys.map(({ name, price }) => (
                    <li key={name}>
                      {name} <strong className="h4">{price}</strong>
                    </li>
                  ))}
                </ul>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export const budgetListFields = graphql`
  fragment BudgetListFields on Budgets {
    heading
    text
    items {
      title
      summary
      buys {
        name
        price
      }
      text
    }
  }
`
