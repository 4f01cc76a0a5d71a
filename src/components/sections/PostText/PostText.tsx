import { Prose } from '../Prose/Prose'
import './PostText.css'

/** The text of a post, with its contents beside it and a rule over each of its parts. */
export function PostText(props: Parameters<typeof Prose>[0]) {
  return (
    <div className="pt-text">
      <Prose {...props} />
    </div>
  )
}
