import { Link } from 'gatsby'
import { Mark } from '../../../charts/Mark'
import { SearchForm } from '../SearchField/SearchField'

interface NotFoundProps {
  heading: string
  lead: string
  /** Where to go instead. */
  links: readonly { readonly name: string; readonly path: string }[]
}

/** What has happened, a search for what was wanted, the ways on, and the mark, tipped over. */
export function NotFound({ heading, lead, links }: NotFoundProps) {
  return (
    <div className="grid band opening">
      <div className="l8 stack">
        <h1>{heading}</h1>
        <p className="lead measure">{lead}</p>
        <SearchForm />
        <ul className="row links lead">
          {links.map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </div>
      <div className="r4">
        <Mark isTipped />
      </div>
    </div>
  )
}
