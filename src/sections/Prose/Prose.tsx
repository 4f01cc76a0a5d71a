import * as styles from './Prose.module.css'

interface ProseProps {
  /** HTML compiled from checked MDX at build time; see src/editorial/compile.ts. */
  html: string
  headings?: readonly { readonly id: string; readonly text: string }[]
}

/** Running text: with its contents beside it, or with its headings hanging in the margin. */
export function Prose({ html, headings = [] }: ProseProps) {
  const listed = headings.length > 1
  return (
    <div className="grid band">
      {listed && (
        <nav aria-labelledby="contents" className={`tight links ${styles.contents}`}>
          <h2 id="contents" className="h3">
            Contents
          </h2>
          <ol>
            {headings.map(({ id, text }) => (
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
  )
}
