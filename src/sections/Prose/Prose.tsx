import { ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { StudyText } from '../StudyText/StudyText'
import * as styles from './Prose.module.css'
import sheet from './Prose.sheet.css'
import figures from '../ProseFigures/ProseFigures.sheet.css'

/** What the sheet has rules for, in HTML that React has written. */
const RARE =
  /<pre|class="(?:contains-task-list|s-comparison|s-steps|s-quotation|s-callout s-(?:result|warning))[" ]/

/** A picture in such HTML. */
const PICTURE = /class="s-figure[" ]/

interface ProseProps {
  /** HTML compiled from checked MDX at build time; see src/render/compile-mdx.ts. */
  html: string
  /** The headings that the contents lead to, and the contents’ own. */
  contents?: { readonly heading: string; readonly headings: readonly Queries.TextHeading[] }
}

/** Running text: with its contents beside it, or in sections under rules. */
export function Prose({ html, contents }: ProseProps) {
  const listed = contents && contents.headings.length > 1
  return (
    <>
      {RARE.test(html) && <ToolSheet url={sheet} />}
      {PICTURE.test(html) && <ToolSheet url={figures} />}
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
        {contents ? (
          <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
        ) : (
          <StudyText html={html} />
        )}
      </div>
    </>
  )
}
