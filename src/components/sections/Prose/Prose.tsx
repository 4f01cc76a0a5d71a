import * as styles from './Prose.module.css'
import './Prose.css'
import '../ProseFigures/ProseFigures.css'

interface ProseProps {
  /** HTML compiled from checked MDX at build time; see src/mdx/compile-mdx.ts. */
  html: string
  /** The headings that the contents lead to, and the contents’ own. */
  contents: { readonly heading: string; readonly headings: readonly Queries.TextHeading[] }
}

/** Running text with its contents beside it. */
export function Prose({ html, contents }: ProseProps) {
  const listed = contents.headings.length > 1
  return (
    <>
      <div className="grid band">
        {listed && (
          <nav aria-labelledby="contents" className={`tight links ${styles.contents}`}>
            <h2 id="contents" className="h3">
              {contents.heading}
            </h2>
            <ol>
              {contents.headings.map(({ id, text }) => (
                <li key={id}>
                  <a href={`#${id}`}>{text}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </>
  )
}
