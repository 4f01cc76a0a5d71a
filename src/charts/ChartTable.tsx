import type { Chart } from '../content/chart'
import { formatValue } from '../content/format'
import { valueAt } from './scale'

/** A collapsed table of a chart’s numbers, as its text alternative. */
export function ChartTable({ title, format, labels, series }: Chart) {
  return (
    <details className="g-numbers">
      <summary>The numbers</summary>
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
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{formatValue(valueAt(values, row), format)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
