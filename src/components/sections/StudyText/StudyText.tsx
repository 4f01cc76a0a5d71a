import './StudyText.css'

interface StudyTextProps {
  /** Compiled from checked MDX at build time. */
  html: string
  /** The story in a few answers, by their headings, for those who read no further. */
  inShort: Readonly<Record<string, string>>
}

/** The text of a study, with the story in short, its charts and its results in the margin. */
export function StudyText({ html, inShort }: StudyTextProps) {
  return (
    <div className="band half-air s-study">
      <section className="s-brief rules" aria-label="In short">
        {Object.entries(inShort).map(([heading, text]) => (
          <div key={heading} className="tight">
            <h2 className="h3">{heading}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
