import { formatValue } from '../../content/format'
import { Chart } from '../Chart'
import type { ChartData } from '../chart-types'
import { isAfter, splitSeries } from '../emphasis'
import { unitInWords } from '../Key'
import { Cells, Coins } from './shapes'

interface StudyDrawingProps {
  kind: 'chart' | 'coins' | 'heaps'
  chart: ChartData
}

/** A case study’s chart, or its numbers as pictograms: coins for money, heaps for anything counted. */
export function StudyDrawing({ kind, chart }: StudyDrawingProps) {
  if (kind === 'chart') return <Chart {...chart} />
  const { labels, series, format } = chart
  const { main, others } = splitSeries(series)
  const [before] = others
  const most = Math.max(...series.flatMap(({ values }) => values))
  return (
    <>
      <p>{unitInWords(chart)}</p>
      <ul className={`g-set g-${kind}`}>
        {main.values.map((value, index) => {
          const earlier = before?.values[index]
          const fill = isAfter(chart, main.name, labels[index]) ? 'g-a' : undefined
          const shape = { value, before: earlier, most, fill }
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
