import './StudyText.css'

/** The text of a study, compiled from checked MDX at build time, with its charts and results in the margin. */
export function StudyText({ html }: { html: string }) {
  return (
    <div className="band half-air">
      <div className="prose s-study" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
