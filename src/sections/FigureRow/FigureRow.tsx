import { Link } from 'gatsby'
import * as styles from './FigureRow.module.css'

interface FigureRowProps {
  figures: readonly {
    readonly value: string
    readonly label: string
    readonly source: string
    readonly caseStudy: { readonly path: string; readonly client: string } | null
  }[]
}

/** A few numbers, large, with what they rest on. */
export function FigureRow({ figures }: FigureRowProps) {
  return (
    <ul className={`deep ${styles.row}`}>
      {figures.map(({ value, label, source, caseStudy }) => (
        <li key={label}>
          <p className={`display ${styles.value}`}>{value}</p>
          <p>{label}</p>
          <p className="small">{caseStudy ? <Link to={caseStudy.path}>{source}</Link> : source}</p>
        </li>
      ))}
    </ul>
  )
}
