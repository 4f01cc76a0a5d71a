import { graphql, Link } from 'gatsby'
import type { Field } from '../../ui/field'
import './ExampleLinks.css'

interface ExampleLinksProps {
  /** What stands before the links. */
  words: string
  examples: readonly Queries.ExampleLinkFieldsFragment[]
  /** The field around them, from which they stand out. */
  around?: Field | undefined
}

/** Where deliverables of a service can be seen, filled in as examples: a document each, to open. */
export function ExampleLinks({ words, examples, around }: ExampleLinksProps) {
  const field = around === 'deep' ? 'teal' : 'deep'
  return (
    <>
      {examples.map(({ path, title }) => (
        <p key={path} className={`${field} x-sheet`}>
          {words}{' '}
          <Link className="h3" to={path}>
            {title}
          </Link>
        </p>
      ))}
    </>
  )
}

export const exampleLinkFields = graphql`
  fragment ExampleLinkFields on TextPage {
    path
    title
  }
`
