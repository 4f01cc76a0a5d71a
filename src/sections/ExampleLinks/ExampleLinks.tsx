import { Link } from 'gatsby'

interface ExampleLinksProps {
  /** What stands before the links. */
  words: string
  examples: readonly Queries.ExampleLinkFieldsFragment[]
}

/** Where deliverables of a service can be seen, filled in as examples. */
export function ExampleLinks({ words, examples }: ExampleLinksProps) {
  return examples.map(({ path, title }) => (
    <p key={path}>
      {words}{' '}
      <Link className="h4" to={path}>
        {title}
      </Link>
    </p>
  ))
}
