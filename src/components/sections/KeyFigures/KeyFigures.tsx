import { graphql, Link } from 'gatsby'

interface KeyFiguresProps {
  /** The band’s name, for those who cannot see it. */
  name: string
  figures: readonly Queries.KeyFigureFieldsFragment[]
  /** `columns`: beside each other on ink. `rows`: under each other, the number at the side. */
  layout?: 'columns' | 'rows'
}

/** A few numbers, large, with what they rest on. */
export function KeyFigures({ name, figures, layout = 'columns' }: KeyFiguresProps) {
  const columns = layout === 'columns'
  const place = figures.length === 3 ? 'third' : 'half'
  return (
    <section className={`grid band ${columns ? 'deep' : ''}`} aria-label={name}>
      <ul className={columns ? 'grid flush' : 'rules sides'}>
        {figures.map(({ value, label, source, caseStudy }) => (
          <li key={label} className={columns ? `${place} tight` : undefined}>
            <p className={columns ? 'display figure' : 'display h2'}>
              {value.replace('→ ', '→\u00a0')}
            </p>
            <div className="tight">
              <p>{label}</p>
              <p className="small">
                {caseStudy ? (
                  <Link to={caseStudy.path}>{`${caseStudy.standing.label}: ${source}`}</Link>
                ) : (
                  source
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const keyFigureFields = graphql`
  fragment KeyFigureFields on ServicePageFigure {
    value
    label
    source
    caseStudy {
      path
      standing {
        label
      }
    }
  }
`
