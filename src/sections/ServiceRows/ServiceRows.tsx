import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './ServiceRows.sheet.css'

preloadToolSheet(sheet)

interface ServiceRow extends Queries.ServiceCardFieldsFragment {
  /** Who should spend the money elsewhere. */
  readonly notForWhom?: string
}

interface ServiceRowsProps {
  /** The list’s name, for those who cannot see it. */
  name: string
  services: readonly ServiceRow[]
  /** The words before whom a service does not suit. */
  reasonNot: string
}

/** The fields of the rows in turn. */
const FIELDS = ['pale', '', 'teal', 'deep'] as const

/** All services at length: a field for each, its instrument at one side and then at the other. */
export function ServiceRows({ name: list, services, reasonNot }: ServiceRowsProps) {
  return (
    <section aria-label={list} className="service-rows">
      <ToolSheet url={sheet} />
      <ul>
        {services.map(({ name, path, drawing, summary, prices, notForWhom }, index) => (
          <li key={path} className={`grid service-row ${FIELDS[index % FIELDS.length]}`}>
            <Drawing svg={drawing} className={`picture ${index % 2 ? 'r5' : 'l5'}`} />
            <div className={`stack ${index % 2 ? 'l6 first' : 'r7'}`}>
              <h2>
                <Link to={path}>{name}</Link>
              </h2>
              <p className="lead">{summary}</p>
              <p className="h4">
                <Link to={prices.path}>{prices.lowest}</Link>
              </p>
              {notForWhom && (
                <p className="measure">
                  <strong>{reasonNot}</strong> {notForWhom}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
