import { Link } from 'gatsby'

interface SearchListsProps {
  /** The lists of the site: how many pages each has, what they are, and where. */
  lists: readonly { readonly count: number; readonly name: string; readonly path: string }[]
}

/** The lists of the site as plates that lead there: for somebody who has typed nothing, or found nothing. */
export function SearchLists({ lists }: SearchListsProps) {
  return (
    <ul className="search-lists">
      {lists.map(({ count, name, path }) => (
        <li key={path}>
          <Link to={path}>
            <span className="figure display">{count}</span> <span className="h3">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
