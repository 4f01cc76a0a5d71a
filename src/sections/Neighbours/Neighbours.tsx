import { Link } from 'gatsby'
import * as styles from './Neighbours.module.css'

interface Neighbour {
  readonly path: string
  readonly title: string
}

interface NeighboursProps {
  newer: Neighbour | null
  older: Neighbour | null
}

/** The posts before and after this one. */
export function Neighbours({ newer, older }: NeighboursProps) {
  return (
    <nav aria-label="Neighbouring posts" className={`grid ${styles.neighbours}`}>
      {older && (
        <p className={styles.half}>
          <span className="small">Older</span>
          <Link to={older.path} rel="prev">
            {older.title}
          </Link>
        </p>
      )}
      {newer && (
        <p className={styles.half}>
          <span className="small">Newer</span>
          <Link to={newer.path} rel="next">
            {newer.title}
          </Link>
        </p>
      )}
    </nav>
  )
}
