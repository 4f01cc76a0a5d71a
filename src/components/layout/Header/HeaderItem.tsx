import { Link } from 'gatsby'
import { currentOf } from './current-link'

interface HeaderItemProps {
  to: string
  name: string
  /** What it begins at, where it is a service. */
  price?: string
  /** The path of the page that the header stands on. */
  path: string
}

/** A link in a list of the header, marked where it leads to the page or its section. */
export function HeaderItem({ to, name, price, path }: HeaderItemProps) {
  return (
    <li>
      <Link to={to} aria-current={currentOf(to, path)}>
        {name}
        {price && <small>{` ${price}`}</small>}
      </Link>
    </li>
  )
}
