import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { StudyLink, type LinkedStudy } from '../StudyLink/StudyLink'
import './ServiceRows.css'

interface ServiceRow extends Queries.ServiceCardFieldsFragment {
  /** Who should spend the money elsewhere. */
  readonly notForWhom?: string
  /** The study of something that was made. */
  readonly made?: (LinkedStudy & { readonly work: { readonly broad: string } | null }) | undefined
}

interface ServiceRowsProps {
  /** The list’s name, for those who cannot see it. */
  name: string
  services: readonly ServiceRow[]
  /** The words before whom a service does not suit. */
  reasonNot: string
}

/** The fields of the services in turn: one from edge to edge, two beside each other, one from edge to edge. */
const FIELDS = ['pale', '', 'teal', 'deep'] as const

/** Whether a service has half the width: the second and third of each four, where both are there. */
const isHalf = (index: number, count: number) => {
  const place = index % FIELDS.length
  return place === 2 || (place === 1 && index + 1 < count)
}

/**
 * All services at length: a field for each, what was made at one side and then at the other, or the
 * service's instrument where there is nothing to show.
 */
export function ServiceRows({ name: list, services, reasonNot }: ServiceRowsProps) {
  return (
    <section aria-label={list} className="service-rows">
      <ul className="grid no-row-gap">
        {services.map(({ name, path, drawing, summary, prices, notForWhom, made }, index) => {
          const half = isHalf(index, services.length)
          const picture = made?.work?.broad
          const turned = !half && index % 2 === 1
          return (
            <li
              key={path}
              className={`grid flush service-row ${half ? 'service-half' : ''} ${FIELDS[index % FIELDS.length]}`}
            >
              {picture ? (
                <figure>
                  <Drawing svg={picture} className="picture" />
                  <figcaption>
                    <StudyLink study={made} />.
                  </figcaption>
                </figure>
              ) : (
                <Drawing svg={drawing} className={`picture ${turned ? 'r5' : 'l5'}`} />
              )}
              <div className={`stack ${turned ? 'l6 service-first' : 'r7'}`}>
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
          )
        })}
      </ul>
    </section>
  )
}
