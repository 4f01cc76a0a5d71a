import { Prose } from '../Prose/Prose'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './NumberedText.sheet.css'

preloadToolSheet(sheet)

interface NumberedTextProps {
  /** As of Prose. */
  html: string
  contents: { readonly heading: string; readonly headings: readonly Queries.TextHeading[] }
}

/** A text to look things up in: numbered sections, each under a rule with its heading at the side. */
export function NumberedText({ html, contents }: NumberedTextProps) {
  return (
    <div className="n-text">
      <ToolSheet url={sheet} />
      <Prose html={html} contents={contents} />
    </div>
  )
}
