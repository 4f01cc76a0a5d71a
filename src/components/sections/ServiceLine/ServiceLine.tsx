import { Link } from 'gatsby'

interface ServiceLineProps {
  service: {
    readonly name: string
    readonly path: string
    readonly prices: { readonly lowest: string; readonly path: string }
  }
}

/** A service in a line: its name, and its lowest prices, which lead to all of them. */
export function ServiceLine({ service: { name, path, prices } }: ServiceLineProps) {
  return (
    <p className="ends">
      <span className="h3">
        <Link to={path}>{name}</Link>
      </span>
      <Link to={prices.path} className="h4">
        {prices.lowest}
      </Link>
    </p>
  )
}
