import './StudyText.css'

interface StudyTextProps {
  /** HTML compiled from checked MDX at build time; see src/mdx/compile-mdx.ts. */
  html: string
}

/** The text of a study, with its charts and results in the margin. */
export function StudyText({ html }: StudyTextProps) {
  return (
    <div className="band half-air">
      <div className="prose s-study" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
