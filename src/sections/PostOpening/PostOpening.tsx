import { Link } from 'gatsby'
import { formatDay } from '../../ui/format-day'
import * as styles from './PostOpening.module.css'

interface PostOpeningProps {
  post: {
    readonly title: string
    readonly summary: string
    readonly date: string
    readonly updated: string | null
    readonly readingMinutes: number
    readonly author: { readonly name: string }
    readonly service: { readonly shortName: string; readonly path: string }
    readonly tags: readonly { readonly slug: string; readonly name: string }[]
  }
}

/** The opening of a post: headline, summary, who wrote it, when, about what. */
export function PostOpening({ post }: PostOpeningProps) {
  const { title, summary, date, updated, readingMinutes, author, service, tags } = post
  return (
    <header className={`grid ${styles.opening}`}>
      <h1 className={styles.heading}>{title}</h1>
      <p className="l7 lead">{summary}</p>
      <dl className={`r4 small ${styles.facts}`}>
        <div>
          <dt>By</dt>
          <dd>{author.name}</dd>
        </div>
        <div>
          <dt>Published</dt>
          <dd>
            <time dateTime={date}>{formatDay(date)}</time>
          </dd>
        </div>
        {updated && (
          <div>
            <dt>Updated</dt>
            <dd>
              <time dateTime={updated}>{formatDay(updated)}</time>
            </dd>
          </div>
        )}
        <div>
          <dt>Reading time</dt>
          <dd>{readingMinutes} minutes</dd>
        </div>
        <div>
          <dt>Service</dt>
          <dd>
            <Link to={service.path}>{service.shortName}</Link>
          </dd>
        </div>
        <div>
          <dt>Tags</dt>
          <dd>{tags.map(tag => tag.name).join(', ')}</dd>
        </div>
      </dl>
    </header>
  )
}
