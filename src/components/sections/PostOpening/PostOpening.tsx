import { Fragment } from 'react'
import { graphql, Link } from 'gatsby'
import { formatCount, formatDate } from '../../../content/format'

/** The opening of a post: title, summary, author, date, service, and tags. */
export function PostOpening({
  title,
  summary,
  date,
  updated,
  provenance,
  readingMinutes,
  team,
  service,
  tags,
}: Queries.PostOpeningFieldsFragment) {
  const day = (value: string) => <time dateTime={value}>{formatDate(value)}</time>
  // In bold, a late font could rewrap these rows.
  const facts = {
    'Written by': team.name,
    Published: day(date),
    Updated: updated && day(updated),
    'A real case': provenance && 'verified numbers',
    'Reading time': formatCount(readingMinutes, 'minute'),
    Service: <Link to={service.path}>{service.shortName}</Link>,
    Tags: tags.map(({ path, name }, index) => (
      <Fragment key={path}>
        {index > 0 && ', '}
        <Link to={path}>{name}</Link>
      </Fragment>
    )),
  }
  return (
    <header className="pale">
      <div className="grid opening">
        <div className="l8 stack">
          <h1 className="h2">{title}</h1>
          <p className="lead">{summary}</p>
          <ul className="row small links" data-pagefind-ignore>
            {Object.entries(facts).map(
              ([name, value]) =>
                value && (
                  <li key={name}>
                    {name}: <span>{value}</span>
                  </li>
                ),
            )}
          </ul>
        </div>
      </div>
    </header>
  )
}

export const postOpeningFields = graphql`
  fragment PostOpeningFields on Post {
    title
    summary
    date
    updated
    provenance
    readingMinutes
    team {
      name
    }
    service {
      shortName
      path
    }
    tags {
      name
      path
    }
  }
`
