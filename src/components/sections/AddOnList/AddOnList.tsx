import { formatValue } from '../../../content/format'
import { graphql } from 'gatsby'
import { addOnValues } from '../../../contact/estimate'
import { PriceList } from '../PriceList/PriceList'

export interface AddOnListProps extends Queries.AddOnListFieldsFragment {
  /** The words for what a price is paid for. */
  periods: { readonly once: string; readonly month: string }
}

/** What can be added to a package, and for how much: each is a choice of the form that it stands in. */
export function AddOnList({ heading, introduction, items, periods }: AddOnListProps) {
  return (
    <div className="grid opening">
      <div className="l4 stack">
        <h3>{heading}</h3>
        <p>{introduction}</p>
      </div>
      <div className="r8">
        <PriceList
          items={items.map(item => ({
            id: item.slug,
            name: <AddOnChoice {...item} />,
            price: `${formatValue(item.price, 'currency')} ${item.period === 'month' ? periods.month : periods.once}`,
            text: item.description,
          }))}
        />
      </div>
    </div>
  )
}

/** An add-on’s name with the field that chooses it: a mark, or how many. */
function AddOnChoice({ slug, name, most }: Queries.AddOnListFieldsFragment['items'][number]) {
  return (
    <label>
      {most === null ? (
        <input type="checkbox" name="add-on" value={slug} />
      ) : (
        <select name="add-on">
          <option value="">0</option>
          {addOnValues({ slug, most }).map((value, index) => (
            <option key={value} value={value}>
              {index + 1}
            </option>
          ))}
        </select>
      )}
      {name}
    </label>
  )
}

export const addOnListFields = graphql`
  fragment AddOnListFields on AddOns {
    heading
    introduction
    items {
      slug
      name
      price
      period
      most
      description
    }
  }
`
