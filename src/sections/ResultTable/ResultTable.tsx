import type { ReactNode } from 'react'
import { BeforeAfterBars } from '../../graphics/BeforeAfterBars'
import { useWriting } from '../../graphics/language'
import type { Writing } from '../../graphics/writing'
import { preloadToolSheet, ToolSheet } from '../../ui/ToolSheet/ToolSheet'
import { StudyLink } from '../StudyLink/StudyLink'
import sheet from './ResultTable.sheet.css'

preloadToolSheet(sheet)

interface ResultTableProps {
  rows: readonly {
    readonly key: string
    /** Whose result, or which. */
    readonly title: ReactNode
    readonly metric: Pick<Queries.Metric, 'baseline' | 'value' | 'format'>
    /** What was counted, when and how. */
    readonly note: string
  }[]
  /** What the two bars are called, over the list. */
  readonly words: Pick<Queries.ChartWords, 'before' | 'after'>
}

/** Results as rows: whose, from what, to what, and how it was counted. */
export function ResultTable({ rows, words }: ResultTableProps) {
  const writing = useWriting()
  return (
    <>
      <ToolSheet url={sheet} />
      {/* What the bars’ colours mean, once; each row’s words say it too. */}
      <p className="g-key rt-key" aria-hidden="true">
        <span className="g-i">{words.before}</span>
        <span className="g-a">{words.after}</span>
      </p>
      <ul className="rules rt-rows">
        {rows.map(({ key, title, metric, note }) => (
          <li key={key}>
            <h3>{title}</h3>
            <p className="h3">{writing.value(metric.baseline, metric.format)}</p>
            <BeforeAfterBars {...metric} />
            <p className="h2 display">
              <span className="hidden-visually">{`${writing.to} `}</span>
              {writing.value(metric.value, metric.format)}
            </p>
            <p className="small">{note}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The first result of a study as a row, with the client's name leading to it. */
export function resultRow(
  { metrics: [metric], ...study }: Queries.ResultRowFieldsFragment,
  writing: Writing,
) {
  if (!metric) return []
  const note = `${metric.label}, ${writing.change(metric)}. ${metric.window}`
  return { key: study.path, title: <StudyLink study={study} />, metric, note }
}
