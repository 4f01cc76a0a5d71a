import { Label } from '../../../charts/Label'
import { percent, round } from '../../../charts/scale'
import { formatValue, isGood } from '../../../content/format'
import { filterFacts } from '../CaseGrid/CaseGrid'
import './StudyFan.css'

type Study = Queries.CaseCardFieldsFragment

/** Where the lines start and end, as percentages of the width. */
const START = 14
const END = 56
/** Space above the highest line and below the lowest for their names, as a percentage of the height. */
const TOP = 4
const BOTTOM = 3
/** The minimum distance between two names, as a percentage of the height. */
const NAME = 5

const TICKS: Readonly<Record<number, string>> = {
  [-4]: 'A sixteenth',
  [-3]: 'An eighth',
  [-2]: 'A quarter',
  [-1]: 'Half',
  0: 'Before',
  1: 'Double',
}

/** Every case study’s first result as a line from a shared start. Hovering over a line shows its label. */
export function StudyFan({ studies }: { studies: readonly Study[] }) {
  const { lines, ticks, start } = layOut(studies)
  return (
    <figure className="deep fan" data-pagefind-ignore>
      <figcaption className="grid">
        <h2 className="l5">Every result on one scale</h2>
        <p className="r7 low">
          Each line is one case study’s first result, from before to after. Each step up doubles the
          number; each step down halves it. A dashed line means worse or unchanged.
        </p>
      </figcaption>
      <svg
        role="img"
        aria-label="Lines from the biggest rise to the biggest drop. The cards above have the same numbers."
      >
        {ticks.map(({ name, y }) => (
          <g key={name}>
            <line className="g-hair" x2={percent(END)} y1={percent(y)} y2={percent(y)} />
            <Label x={0} y={y} dy={-0.4} lines={[name]} className="g-tick" />
          </g>
        ))}
        {lines.map(({ study, end, isNamed }) => {
          const { baseline, value, format } = study.result
          const way = { x1: percent(START), y1: percent(start), x2: percent(END), y2: percent(end) }
          return (
            <g key={study.path} {...filterFacts(study)}>
              <line className="fan-reach" {...way} />
              <line className={isGood(study.result) ? 'g-line' : 'g-line g-dash'} {...way} />
              <circle className="g-a" cx={percent(END)} cy={percent(end)} r="4" />
              <text
                x={percent(END)}
                dx="14"
                y={percent(end)}
                dy=".36em"
                className={isNamed ? 'fan-named' : undefined}
              >
                {`${formatValue(baseline, format)} to ${formatValue(value, format)} `}
                <tspan className="fan-industry g-wide" dx=".4em">
                  {study.industry.name}
                </tspan>
              </text>
            </g>
          )
        })}
      </svg>
    </figure>
  )
}

/**
 * Lays out the lines on a base-2 logarithmic scale, starting with the biggest rise. Validation makes sure both numbers of
 * a first result are above zero.
 *
 * @returns where each line ends and whether its name fits, the ticks, and the start, as percentages of the height
 */
function layOut(studies: readonly Study[]) {
  const sorted = studies
    .map(study => ({ study, change: Math.log2(study.result.value / study.result.baseline) }))
    .sort((a, b) => b.change - a.change)
  const changes = sorted.map(({ change }) => change)
  const high = Math.max(0, ...changes)
  const low = Math.min(0, ...changes)
  const y = (change: number) =>
    round(TOP + ((high - change) / (high - low || 1)) * (100 - TOP - BOTTOM))
  let lastName = -NAME
  const lines = sorted.map(({ study, change }) => {
    const end = y(change)
    const isNamed = end - lastName >= NAME
    if (isNamed) lastName = end
    return { study, end, isNamed }
  })
  const ticks = []
  for (let step = Math.floor(high); step >= low; step--)
    ticks.push({ name: TICKS[step] ?? `${2 ** step} times`, y: y(step) })
  return { lines, ticks, start: y(0) }
}
