import { Link } from 'gatsby'
import * as styles from './Breadcrumb.module.css'

/** The breadcrumb navigation, from the home page to this page. */
export function Breadcrumb({ crumbs }: Pick<Queries.RouteFieldsFragment, 'crumbs'>) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className="links">
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
