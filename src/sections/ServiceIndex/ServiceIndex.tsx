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
  /** The level of each service's heading on the page. */
  level?: 2 | 3
}

/** All services, each with its instrument. The widths shift row by row along the Z's diagonal. */
export function ServiceIndex({ services, level = 3 }: ServiceIndexProps) {
  const Heading = `h${level}` as const
  return (
    <ul className={`grid ${styles.index}`}>
      {services.map(({ name, path, drawing, summary }) => (
        <li key={path}>
          <Drawing svg={drawing} className={styles.instrument} />
          <Heading className={styles.name}>
            <Link to={path}>{name}</Link>
          </Heading>
          <p>{summary}</p>
        </li>
      ))}
    </ul>
  )
}
