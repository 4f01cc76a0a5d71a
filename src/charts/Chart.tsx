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
      {/* Lines carry their names and notes themselves, columns of shares are named under them. */}
      <Key chart={chart} named={kind === 'line' || kind === 'share'} />
      <Drawing {...chart} />
      {kind !== 'line' &&
        marks?.map(({ at, text }) => (
          <p key={text}>
            {at}: {text}
          </p>
        ))}
      <ChartTable {...chart} />
    </figure>
  )
}
