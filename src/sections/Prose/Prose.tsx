import { ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import * as styles from './Prose.module.css'
import sheet from './Prose.sheet.css'

/** What the sheet has rules for, in HTML that React has written. */
const RARE =
  /<pre|class="(?:contains-task-list|s-figure s-video|s-comparison|s-steps|s-quotation|s-callout s-(?:result|warning))"/

interface ProseProps {
  /** HTML compiled from checked MDX at build time; see src/render/compile-mdx.ts. */
  html: string
  /** The headings that the contents lead to, and the contents’ own. */
  contents?: { readonly heading: string; readonly headings: readonly Queries.TextHeading[] }
}

/** Running text: with its contents beside it, or with its headings hanging in the margin. */
export function Prose({ html, contents }: ProseProps) {
  const listed = contents && contents.headings.length > 1
  return (
    <>
      {RARE.test(html) && <ToolSheet url={sheet} />}
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
        <div
          className={`prose ${listed ? styles.text : styles.wide}`}
          dangerouslySetInnerHTML={{ __html: html }}
        />
      </div>
    </>
  )
}
