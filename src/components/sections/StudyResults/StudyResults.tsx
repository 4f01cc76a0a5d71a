import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import './StudyResults.css'

interface StudyResultsProps {
  words: Queries.AboutResults
  /** The first figures of all studies as lines; see src/charts/BeforeAfterLines.tsx. */
  drawing: string
}

/** What came of all studies, in one picture that leads to each of them. */
export function StudyResults({ words: { heading, text, link }, drawing }: StudyResultsProps) {
  return (
    <>
      <section className="deep">
        <div className="grid fan-words">
          <h2 className="l5">{heading}</h2>
          <p className="r7">
            {text} <Link to="/case-studies">{link}</Link>
          </p>
        </div>
        <Drawing svg={drawing} className="fan-frame" />
      </section>
    </>
  )
}
