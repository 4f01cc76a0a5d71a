import type { Chart as ChartData } from '../content/chart'
import { capital } from '../content/format'
import { ChartTable } from './ChartTable'
import { Key } from './Key'
import { LineChart } from './LineChart'
import { RowBars } from './RowBars'

/** Adds the axis’s noun to a numeric label: “Week 6”. */
function placeInWords(label: string, axis = '') {
  const [noun] = axis.split(' ')
  return noun && /^−?\d+$/.test(label) ? `${capital(noun)} ${label}` : label
}

/** A chart with its title, key, drawing, notes, and data table. */
export function Chart(chart: ChartData) {
  const { id, kind, title, marks = [], axis } = chart
  const Drawing = kind === 'line' ? LineChart : RowBars
  return (
    <figure className="g-chart" id={`chart-${id}`}>
      <figcaption>{title}</figcaption>
      <Key {...chart} />
      <Drawing {...chart} />
      {marks.length > 0 && (
        // Numbered, since line charts show the numbers of their notes.
        <ol className="small">
          {marks.map(({ at, text }) => (
            <li key={text}>{`${placeInWords(at, axis)}: ${text}`}</li>
          ))}
        </ol>
      )}
      <ChartTable {...chart} />
    </figure>
  )
}
