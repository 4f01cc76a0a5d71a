import { ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './StudyText.sheet.css'

interface StudyTextProps {
  /** HTML compiled from checked MDX at build time; see src/render/compile-mdx.ts. */
  html: string
}

/** Running text without contents, above all a study’s: in sections under rules, its headings at their side. */
export function StudyText({ html }: StudyTextProps) {
  return (
    <>
      <ToolSheet url={sheet} />
      <div className="prose s-study" dangerouslySetInnerHTML={{ __html: html }} />
    </>
  )
}
