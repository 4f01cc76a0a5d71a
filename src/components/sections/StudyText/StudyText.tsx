import './StudyText.css'

interface StudyTextProps {
  /** HTML compiled from checked MDX at build time; see src/mdx/compile-mdx.ts. */
  html: string
}

/** Running text without contents, above all a study’s: in sections under rules, its headings at their side. */
export function StudyText({ html }: StudyTextProps) {
  return <div className="prose s-study" dangerouslySetInnerHTML={{ __html: html }} />
}
