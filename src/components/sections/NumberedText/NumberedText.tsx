import { Prose } from '../Prose/Prose'
import './NumberedText.css'

interface NumberedTextProps {
  /** As of Prose. */
  html: string
  contents: { readonly heading: string; readonly headings: readonly Queries.TextHeading[] }
}

/** A text to look things up in: numbered sections, each under a rule with its heading at the side. */
export function NumberedText({ html, contents }: NumberedTextProps) {
  return (
    <div className="n-text">
      <Prose html={html} contents={contents} />
    </div>
  )
}
