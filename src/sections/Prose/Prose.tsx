import * as styles from './Prose.module.css'

interface ProseProps {
  /** HTML compiled from checked MDX at build time; see src/editorial/compile.ts. */
  html: string
  headings?: readonly { readonly id: string; readonly text: string }[]
}

/** Running text, with its contents beside it where there are any. */
export function Prose({ html, headings = [] }: ProseProps) {
  return (
    <div className={`grid ${styles.layout}`}>
      {headings.length > 1 && (
        <nav aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">Contents</h2>
          <ol>
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={`prose ${styles.text}`} dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
