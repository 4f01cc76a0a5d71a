import { describeChange, formatValue, type NumberFormat } from '../../graphics/format'

interface MetricTableProps {
  metrics: readonly {
    readonly id: string
    readonly label: string
    readonly baseline: number
    readonly value: number
    readonly format: NumberFormat
    readonly window: string
    readonly method: string
  }[]
}

/** Every metric with all that is needed to judge it. */
export function MetricTable({ metrics }: MetricTableProps) {
  return (
    <section className="pale grid band">
      <h2>How it was counted</h2>
      <section className="s-table" aria-label="The metrics" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col">Before</th>
              <th scope="col">After</th>
              <th scope="col">Change</th>
              <th scope="col">Window and method</th>
            </tr>
          </thead>
          <tbody>
            {metrics.map(metric => (
              <tr key={metric.id}>
                <th scope="row">{metric.label}</th>
                <td>{formatValue(metric.baseline, metric.format)}</td>
                <td className="h3">{formatValue(metric.value, metric.format)}</td>
                <td>{describeChange(metric)}</td>
                <td className="small">
                  {metric.window}. {metric.method}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}
