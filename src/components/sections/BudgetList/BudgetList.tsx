import { graphql } from 'gatsby'
import { Fragment } from 'react'
import './BudgetList.css'

/** Budgets to choose from, and what the selected budget buys. Works without JavaScript. */
export function BudgetList({ heading, text, items }: Queries.BudgetListFieldsFragment) {
  return (
    <section className="grid band">
      <div className="l4 stack">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <fieldset className="r8 choice bu-choice">
        <legend className="hidden-visually">{heading}</legend>
        {items.map(({ title, summary, buys, text }, index) => (
          <Fragment key={title}>
            <input type="radio" name="budget" id={`budget-${index}`} defaultChecked={index === 0} />
            <label htmlFor={`budget-${index}`} className="h2 display">
              {title}
            </label>
            <div className="tight bu-buys">
              <h3>{summary}</h3>
              <ul>
                {buys.map(({ name, price }) => (
                  <li key={name} className="ends">
                    {name} <strong className="h4">{price}</strong>
                  </li>
                ))}
              </ul>
              <p>{text}</p>
            </div>
          </Fragment>
        ))}
      </fieldset>
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
