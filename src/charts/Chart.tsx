import type { ReactElement } from 'react'
import type { ChartData, ChartKind } from './chart-types'
import { ChartTable } from './ChartTable'
import { ColumnBars, fitsColumns } from './ColumnBars'
import { Key } from './Key'
import { LineChart } from './LineChart'
import { RowBars } from './RowBars'
import { ShareChart } from './ShareChart'

const DRAWINGS: Record<ChartKind, (chart: ChartData) => ReactElement> = {
  // Upright where names and numbers have room on a mobile, otherwise lying, one to a row.
  bars: chart => (fitsColumns(chart) ? <ColumnBars {...chart} /> : <RowBars {...chart} />),
  line: LineChart,
  funnel: RowBars,
  share: ShareChart,
}

/** A chart with its title, how to read it, its drawing, its notes and its numbers as a table. */
export function Chart(chart: ChartData) {
  const { id, kind, title, marks } = chart
  const Drawing = DRAWINGS[kind]
  // The drawing of lines has a number for each note.
  const Notes = kind === 'line' ? 'ol' : 'ul'
  return (
    <figure className="g-chart" id={`chart-${id}`}>
      <figcaption>{title}</figcaption>
      {/* Lines are named at their ends, columns of shares under them. */}
      <Key chart={chart} named={kind === 'line' || kind === 'share'} />
      <Drawing {...chart} />
      {marks && marks.length > 0 && (
        <Notes className="small">
          {marks.map(({ at, text }) => (
            <li key={text}>{`${at}: ${text}`}</li>
          ))}
        </Notes>
      )}
      <ChartTable {...chart} />
    </figure>
  )
}
