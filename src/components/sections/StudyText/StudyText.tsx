import './StudyText.css'

/**
 * A case study’s text, with side notes, results, and charts next to it.
 *
 * @param html HTML compiled from validated MDX at build time
 */
export function StudyText({ html }: { html: string }) {
  return (
    <div className="band half-air s-study">
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
