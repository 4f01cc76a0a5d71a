import './StudyText.css'

/**
 * The text of a case study, with its side notes, results, and charts next to it.
 *
 * @param html compiled from checked MDX at build time
 */
export function StudyText({ html }: { html: string }) {
  return (
    <div className="band half-air s-study">
      <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
    </div>
  )
}
