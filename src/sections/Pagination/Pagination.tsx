import { Link } from 'gatsby'
import * as styles from './Pagination.module.css'

interface PaginationProps {
  number: number
  pageCount: number
  pathOf: (number: number) => string
}

/** The pages of a list. */
export function Pagination({ number, pageCount, pathOf }: PaginationProps) {
  if (pageCount < 2) return null
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1)
  return (
    <nav aria-label="Pages" className={styles.pagination}>
      <ol className="row">
        {numbers.map(other => (
          <li key={other}>
            <Link to={pathOf(other)} aria-current={other === number ? 'page' : undefined}>
              <span className="hidden-visually">Page </span>
              {other}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
