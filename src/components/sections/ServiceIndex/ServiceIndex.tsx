import { graphql, Link } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import './ServiceIndex.css'

interface ServiceIndexProps {
  services: readonly Queries.ServiceCardFieldsFragment[]
  /** What holds for all of them, in the last place. */
  note: string
  /** The words that lead to all of them. */
  all: string
}

/** All services, each with its instrument. */
export function ServiceIndex({ services, note, all }: ServiceIndexProps) {
  return (
    <>
      <ul className="grid si-list">
        {services.map(({ name, path, drawing, summary, prices }) => (
          <li key={path} className="third">
            <Drawing svg={drawing} className="picture" />
            <div className="tight">
              <h3>
                <Link to={path}>{name}</Link>
              </h3>
              <p>{summary}</p>
              <p className="h4">
                <Link to={prices.path}>{prices.lowest}</Link>
              </p>
            </div>
          </li>
        ))}
        <li className="third stack lead">
          <p>{note}</p>
          <ButtonLink to="/services">{all}</ButtonLink>
        </li>
      </ul>
    </>
  )
}

export const serviceCardFields = graphql`
  fragment ServiceCardFields on Service {
    name
    path
    drawing
    summary
    prices {
      path
      lowest
    }
  }
`
