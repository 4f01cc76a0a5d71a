import { graphql, Link } from 'gatsby'

interface TagLineProps {
  tags: readonly Queries.TagLinkFieldsFragment[]
  /** The path of the list that the line stands on. */
  current: string
}

/** What posts are about, as a line of links: all of them, or those of one tag. */
export function TagLine({ tags, current }: TagLineProps) {
  return (
    <nav aria-label="Posts by tag">
      <ul className="row links">
        {[{ name: 'All posts', path: '/blog' }, ...tags].map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{path === current ? <b className="h4">{name}</b> : name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const tagLinkFields = graphql`
  fragment TagLinkFields on Tag {
    name
    path
  }
`
