import * as styles from './Sources.module.css'

interface SourcesProps {
  sources: readonly {
    readonly title: string
    readonly publisher: string
    readonly date: string | null
    readonly url: string | null
  }[]
}

/** What a post relies on. */
export function Sources({ sources }: SourcesProps) {
  return (
    <section className={`grid ${styles.sources}`}>
      <h2 className={styles.heading}>Sources</h2>
      <ul className={`small ${styles.list}`}>
        {sources.map(({ title, publisher, date, url }) => (
          <li key={title}>
            {url ? (
              <a href={url} rel="noopener">
                {title}
              </a>
            ) : (
              <cite>{title}</cite>
            )}
            , {publisher}
            {date && `, ${date}`}
          </li>
        ))}
      </ul>
    </section>
  )
}
