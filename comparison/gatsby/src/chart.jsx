import * as React from 'react'

const HEIGHT = 200
const BAR = 60

export function Chart({ title, labels, values }) {
  const most = Math.max(...values)
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${labels.length * BAR} ${HEIGHT}`} role="img" aria-label={title}>
        {values.map((value, index) => {
          const height = (value / most) * HEIGHT
          return (
            <rect key={index} x={index * BAR} y={HEIGHT - height} width={BAR - 8} height={height} />
          )
        })}
      </svg>
      <table>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{values[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
