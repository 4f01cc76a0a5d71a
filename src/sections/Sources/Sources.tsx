import { formatDay } from '../../ui/format-day'

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
    <section className="grid">
      <div className="r8 stack">
        <h2 className="h3">Sources</h2>
        <ul className="small rules measure">
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
              {date && `, ${formatDay(date)}`}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
