import { Link } from 'gatsby'

interface FigureRowProps {
  figures: readonly {
    readonly value: string
    readonly label: string
    readonly source: string
    readonly caseStudy: { readonly path: string; readonly client: string } | null
  }[]
  /** `row`: beside each other on ink. `ledger`: under each other, the number at the side. */
  layout?: 'row' | 'ledger'
}

/** A few numbers, large, with what they rest on. */
export function FigureRow({ figures, layout = 'row' }: FigureRowProps) {
  const row = layout === 'row'
  return (
    <section className={`grid band ${row ? 'deep' : ''}`} aria-label="In numbers">
      <ul className={row ? 'cols' : 'rules sides'}>
        {figures.map(({ value, label, source, caseStudy }) => (
          <li key={label} className={row ? 'tight' : undefined}>
            <p className={row ? 'display figure' : 'display h2'}>
              {value.replace('→ ', '→\u00a0')}
            </p>
            <div className="tight">
              <p>{label}</p>
              <p className="small">
                {caseStudy ? <Link to={caseStudy.path}>{source}</Link> : source}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
