import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import * as styles from './ServiceRows.module.css'

interface ServiceRowsProps {
  services: readonly {
    readonly name: string
    readonly path: string
    readonly drawing: string
    readonly summary: string
    /** What the first piece of work costs, in a few words. */
    readonly begins?: string
    /** Who should spend the money elsewhere. */
    readonly notForWhom?: string
  }[]
}

/** The fields of the rows in turn. */
const FIELDS = ['pale', '', 'teal', 'deep'] as const

/** All services at length: a field for each, its instrument at one side and then at the other. */
export function ServiceRows({ services }: ServiceRowsProps) {
  return (
    <ul>
      {services.map(({ name, path, drawing, summary, begins, notForWhom }, index) => (
        <li key={path} className={`grid ${styles.row} ${FIELDS[index % FIELDS.length]}`}>
          <Drawing svg={drawing} className={`picture ${index % 2 ? 'r5' : 'l5'}`} />
          <div className={`stack ${index % 2 ? 'l6 first' : 'r7'}`}>
            <h2>
              <Link to={path}>{name}</Link>
            </h2>
            <p className="lead">{summary}</p>
            {begins && (
              <p className="h4">
                <Link to={path}>{begins}</Link>
              </p>
            )}
            {notForWhom && (
              <p className="measure">
                <strong>A reason not to:</strong> {notForWhom}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
