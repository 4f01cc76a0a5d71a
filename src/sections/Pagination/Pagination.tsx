import { Link } from 'gatsby'
import * as styles from './Pagination.module.css'

interface PaginationProps {
  /** The list's pages, in order. */
  pages: readonly { readonly path: string }[]
  /** The path of the page that shows this. */
  current: string
}

/** The pages of a list. */
export function Pagination({ pages, current }: PaginationProps) {
  if (pages.length < 2) return null
  return (
    <nav aria-label="Pages" className={styles.pagination}>
      <ol className="row">
        {pages.map(({ path }, index) => (
          <li key={path}>
            <Link to={path} aria-current={path === current ? 'page' : undefined}>
              <span className="hidden-visually">Page </span>
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
