import { Link } from 'gatsby'
import { ButtonLink } from '../../ui/ButtonLink/ButtonLink'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './ServiceIndex.module.css'

interface ServiceIndexProps {
  services: readonly {
    readonly name: string
    readonly path: string
    readonly drawing: string
    readonly summary: string
  }[]
  /** What holds for all of them, in the last place. */
  note: string
}

/** All services, each with its instrument. */
export function ServiceIndex({ services, note }: ServiceIndexProps) {
  return (
    <ul className={`grid ${styles.index}`}>
      {services.map(({ name, path, drawing, summary }) => (
        <li key={path} className={`third ${styles.service}`}>
          <Drawing svg={drawing} className={`picture ${styles.instrument}`} />
          <div className="tight">
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            <p>{summary}</p>
          </div>
        </li>
      ))}
      <li className="third stack lead">
        <p>{note}</p>
        <ButtonLink to="/services">All services</ButtonLink>
      </li>
    </ul>
  )
}
