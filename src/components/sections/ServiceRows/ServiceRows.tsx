import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { StudyLink } from '../StudyLink/StudyLink'
import './ServiceRows.css'

interface ServiceRowsProps {
  services: readonly (Queries.ServiceCardFieldsFragment & {
    /** Who should spend the money elsewhere. */
    readonly notForWhom?: string
    /** The study of something that was made. */
    readonly made?:
      | (Queries.StudyLinkFieldsFragment & { readonly work: { readonly broad: string } | null })
      | null
  })[]
}

/** What each service is and whom it does not suit, beside what was made. */
export function ServiceRows({ services }: ServiceRowsProps) {
  return (
    <section className="grid band">
      <h2 className="l8">What each one is, and when not to buy it</h2>
      <div>
        <ul className="rules rows service-rows">
          {services.map(({ name, path, summary, notForWhom, made }) => (
            <li key={path}>
              {made?.work && (
                <figure>
                  <Drawing svg={made.work.broad} className="picture" />
                  <figcaption className="small">
                    <StudyLink study={made} />.
                  </figcaption>
                </figure>
              )}
              <div className="tight">
                <h3>
                  <Link to={path}>{name}</Link>
                </h3>
                <p>{summary}</p>
                {notForWhom && (
                  <p>
                    <strong>A reason not to:</strong> {notForWhom}
                  </p>
                )}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
