import './LongText.css'

interface LongTextProps {
  /** HTML compiled from validated MDX at build time; see src/mdx/compile-mdx.ts. */
  html: string
  /** The headings in the table of contents. */
  headings: readonly Queries.TextHeading[]
}

/**
 * The text of a post or a plain page: a table of contents, then sections with headings and notes in the left third
 * and text on the right.
 */
export function LongText({ html, headings }: LongTextProps) {
  return (
    <div className="grid band long-text">
      {headings.length > 1 && (
        // The class “sidebar” makes reader views remove the contents and keep the article’s text together.
        <nav aria-labelledby="contents" className="links sidebar">
          <p id="contents" className="h4">
            Contents
          </p>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
