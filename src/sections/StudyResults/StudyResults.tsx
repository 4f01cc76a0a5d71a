import { Link } from 'gatsby'
import { Drawing } from '../../ui/Drawing/Drawing'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import sheet from './StudyResults.sheet.css'

preloadToolSheet(sheet)

interface StudyResultsProps {
  words: Queries.AboutResults
  /** The first figures of all studies as lines; see src/graphics/BeforeAfterLines.tsx. */
  drawing: string
}

/** What came of all studies, in one picture that leads to each of them. */
export function StudyResults({ words: { heading, text, link }, drawing }: StudyResultsProps) {
  return (
    <>
      <ToolSheet url={sheet} />
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
