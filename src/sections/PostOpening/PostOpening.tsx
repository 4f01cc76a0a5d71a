import { Link } from 'gatsby'
import { Facts } from '../Facts/Facts'
import { Drawing } from '../../ui/Drawing/Drawing'
import { formatDay } from '../../ui/format-day'

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
    /** The cover. */
    readonly drawing: string
  }
}

/** The opening of a post: headline, summary, who wrote it, when, about what. */
export function PostOpening({ post }: PostOpeningProps) {
  const { title, summary, date, updated, readingMinutes, author, service, tags, drawing } = post
  const day = (value: string) => <time dateTime={value}>{formatDay(value)}</time>
  return (
    <header className="grid band">
      <h1 className="h2 l10">{title}</h1>
      <p className="l8 lead low">{summary}</p>
      <Drawing svg={drawing} className="r4 picture" />
      <div className="small">
        <Facts
          facts={[
            { term: 'By', value: author.name },
            { term: 'Published', value: day(date) },
            ...(updated ? [{ term: 'Updated', value: day(updated) }] : []),
            { term: 'Reading time', value: `${readingMinutes} minutes` },
            { term: 'Service', value: <Link to={service.path}>{service.shortName}</Link> },
            { term: 'Tags', value: tags.map(tag => tag.name).join(', ') },
          ]}
        />
      </div>
    </header>
  )
}
