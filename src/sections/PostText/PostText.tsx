import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { Prose } from '../Prose/Prose'
import sheet from './PostText.sheet.css'

preloadToolSheet(sheet)

/** The text of a post, with its contents beside it and a rule over each of its parts. */
export function PostText(props: Parameters<typeof Prose>[0]) {
  return (
    <div className="pt-text">
      <ToolSheet url={sheet} />
      <Prose {...props} />
    </div>
  )
}
