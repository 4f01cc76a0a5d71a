import { Link } from 'gatsby'
import { Fragment } from 'react'
import './Pagination.css'

interface PaginationProps {
  /** The paths of the list's pages, in order: all of them, or those that the current one leads to. */
  pages: readonly string[]
  /** The path of the page that shows this. */
  current: string
  words: Pick<Queries.ListWords, 'pages' | 'page'>
}

/** The number that ends the path of a list's further page. */
const numberOf = (path: string) => Number(/\/page\/(\d+)$/.exec(path)?.[1] ?? 1)

/** The pages of a list. */
export function Pagination({ pages, current, words }: PaginationProps) {
  if (pages.length < 2) return null
  const [before, after] = words.page.split('{number}')
  const numbers = pages.map(numberOf)
  return (
    <nav aria-label={words.pages} className="pages">
      <ol className="row">
        {pages.map((path, index) => (
          <Fragment key={path}>
            {(numbers[index] ?? 1) > (numbers[index - 1] ?? 0) + 1 && <li aria-hidden="true">…</li>}
            <li>
              <Link to={path} aria-current={path === current ? 'page' : undefined}>
                {before && <span className="hidden-visually">{before}</span>}
                {numbers[index]}
                {after && <span className="hidden-visually">{after}</span>}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
