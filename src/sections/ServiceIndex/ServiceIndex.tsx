import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './ServiceIndex.module.css'

interface ServiceIndexProps {
  services: readonly {
    readonly name: string
    readonly path: string
    readonly drawing: string
    readonly summary: string
  }[]
}

/** All services, each with its instrument. */
export function ServiceIndex({ services }: ServiceIndexProps) {
  return (
    <ul className={`grid ${styles.index}`}>
      {services.map(({ name, path, drawing, summary }) => (
        <li key={path} className="tight">
          <Drawing svg={drawing} className={`picture ${styles.instrument}`} />
          <h3>
            <Link to={path}>{name}</Link>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
