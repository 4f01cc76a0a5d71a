import { BarsChart } from './BarsChart'
import type { ChartData, ChartKind } from './chart-types'
import { ChartTable } from './ChartTable'
import { FunnelChart } from './FunnelChart'
import { Key } from './Key'
import { LineChart } from './LineChart'
import { ShareChart } from './ShareChart'

const DRAWINGS: Record<ChartKind, (chart: ChartData) => JSX.Element> = {
  bars: BarsChart,
  line: LineChart,
  funnel: FunnelChart,
  share: ShareChart,
}

/** A chart with its title, its drawing, its notes and its numbers as a table. */
export function Chart(chart: ChartData) {
  const { id, kind, title, series, marks } = chart
  const Drawing = DRAWINGS[kind]
  // Lines carry their names and notes themselves, columns of shares are named above them.
  const keyed = series.length > 1 && (kind === 'bars' || kind === 'funnel')
  return (
    <figure className="g-chart" id={`chart-${id}`}>
      <figcaption>
        {title}
        {keyed && <Key series={series} />}
      </figcaption>
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
