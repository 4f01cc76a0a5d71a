import { chartWords } from './words'
import { formatValue } from '../content/format'
import type { ChartData } from './chart-types'

/** The numbers of a chart as a table, folded away: its text alternative. */
export function ChartTable({ title, format, labels, series, marks }: ChartData) {
  return (
    <details className="g-numbers">
      <summary>{chartWords.numbers}</summary>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, row) => (
            <tr key={row}>
              <th scope="row">
                {label}
                {marks
                  ?.filter(mark => mark.at === label)
                  .map(mark => (
                    <small key={mark.text}> {mark.text}</small>
                  ))}
              </th>
              {series.map(({ name, values }) => (
                <td key={name}>{formatValue(values[row] ?? 0, format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
