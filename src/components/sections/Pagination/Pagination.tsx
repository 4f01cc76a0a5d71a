import { Link } from 'gatsby'

interface PaginationProps {
  /** The paths of the list's pages, in order. */
  pages: readonly string[]
  /** The current page’s path. */
  current: string
}

/** Links to the pages of a list. */
export function Pagination({ pages, current }: PaginationProps) {
  if (pages.length < 2) return null
  return (
    <nav aria-label="Pagination">
      <ol className="row">
        {pages.map((path, index) => (
          <li key={path}>
            <Link
              to={path}
              className={path === current ? 'button' : 'button quiet'}
              aria-current={path === current ? 'page' : undefined}
            >
              <span className="hidden-visually">Page </span>
              {index + 1}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
