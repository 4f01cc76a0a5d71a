import { formatValue } from '../../content/format'
import { Chart } from '../Chart'
import type { ChartData } from '../chart-types'
import { splitSeries, stressed } from '../emphasis'
import { unitInWords } from '../Key'
import { Cells, Coins } from './shapes'

interface StudyDrawingProps {
  kind: 'chart' | 'coins' | 'heaps'
  chart: ChartData
}

/** A study's chart, or its numbers as things: coins for money, heaps for what is counted. */
export function StudyDrawing({ kind, chart }: StudyDrawingProps) {
  if (kind === 'chart') return <Chart {...chart} />
  const { labels, series, stress, format } = chart
  const { main, others } = splitSeries(series)
  const [before] = others
  const most = Math.max(...series.flatMap(({ values }) => values))
  const bright = before || stress ? stressed(chart) : labels.length - 1
  return (
    <>
      <p>{unitInWords(chart)}</p>
      <ul className={`g-set g-${kind}`}>
        {main.values.map((value, index) => {
          const earlier = before?.values[index]
          const shape = { value, before: earlier, most, bright: index === bright }
          const was =
            earlier !== undefined &&
            `${formatValue(earlier, format)} ${before?.name.toLowerCase()}, `
          return (
            <li key={labels[index]}>
              <div>{kind === 'coins' ? <Coins {...shape} /> : <Cells {...shape} />}</div>
              <p className={before ? 'h4' : 'h2 display'}>
                {was}
                {formatValue(value, format)} {before && main.name.toLowerCase()}
              </p>
              <p>{labels[index]}</p>
            </li>
          )
        })}
      </ul>
    </>
  )
}
