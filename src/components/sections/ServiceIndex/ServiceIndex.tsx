import { graphql, Link } from 'gatsby'
import './ServiceIndex.css'

interface ServiceIndexProps {
  services: readonly Queries.ServiceCardFieldsFragment[]
}

/** All services as a price list: name, summary, and lowest price. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className="rules rows si-list" data-pagefind-ignore>
      {services.map(({ name, path, summary, prices }) => (
        <li key={path}>
          <h3>
            <Link to={path}>{name}</Link>
          </h3>
          <p className="small">{summary}</p>
          <p className="h4">
            <Link to={prices.path}>{prices.lowest}</Link>
          </p>
        </li>
      ))}
    </ul>
  )
}

export const serviceCardFields = graphql`
  fragment ServiceCardFields on Service {
    name
    path
    summary
    prices {
      path
      lowest
    }
  }
`
