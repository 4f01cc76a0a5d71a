import type { ReactElement } from 'react'
import { BarsChart } from './BarsChart'
import type { ChartData, ChartKind } from './chart-types'
import { ChartTable } from './ChartTable'
import { FunnelChart } from './FunnelChart'
import { Key } from './Key'
import { LineChart } from './LineChart'
import { ShareChart } from './ShareChart'

const DRAWINGS: Record<ChartKind, (chart: ChartData) => ReactElement> = {
  bars: BarsChart,
  line: LineChart,
  funnel: FunnelChart,
  share: ShareChart,
}

/** A chart with its title, how to read it, its drawing, its notes and its numbers as a table. */
export function Chart(chart: ChartData) {
  const { id, kind, title, marks } = chart
  const Drawing = DRAWINGS[kind]
  return (
    <figure className="g-chart" id={`chart-${id}`}>
      <figcaption>{title}</figcaption>
      {/* Lines are named at their ends, columns of shares under them. */}
      <Key chart={chart} named={kind === 'line' || kind === 'share'} />
      <Drawing {...chart} />
      {marks && marks.length > 0 && <Notes marks={marks} isNumbered={kind === 'line'} />}
      <ChartTable {...chart} />
    </figure>
  )
}

interface NotesProps {
  readonly marks: NonNullable<ChartData['marks']>
  /** Whether the drawing has a number for each. */
  readonly isNumbered: boolean
}

/** What is said of single labels of a chart. */
function Notes({ marks, isNumbered }: NotesProps) {
  const List = isNumbered ? 'ol' : 'ul'
  return (
    <List className={isNumbered ? 'small g-notes' : 'small'}>
      {marks.map(({ at, text }) => (
        <li key={text}>{isNumbered ? text : `${at}: ${text}`}</li>
      ))}
    </List>
  )
}
