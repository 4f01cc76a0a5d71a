import { layOutFan } from '../../../charts/fan'
import { Label } from '../../../charts/Label'
import { percent } from '../../../charts/scale'
import { formatValue, isGood } from '../../../content/format'
import { filterFacts } from '../CaseGrid/CaseGrid'
import './StudyFan.css'

type Study = Queries.CaseCardFieldsFragment

/** Where the lines start and end, as percentages of the width. */
const START = 14
const END = 56

/** Every case study’s first result as a line from a shared start. Hovering over a line shows its label. */
export function StudyFan({ studies }: { studies: readonly Study[] }) {
  const { lines, ticks, start } = layOutFan(studies)
  const ends = [...lines.slice(0, 1), ...lines.slice(-1)].map(({ study }) => resultOf(study))
  return (
    <figure className="deep fan" data-pagefind-ignore>
      <figcaption className="grid">
        <h2 className="l5">Every result on one scale</h2>
        <p className="r7 low">
          Each line is one case study’s first result, from before to after. Each step up doubles the
          number; each step down halves it. A dashed line means worse or unchanged.
        </p>
      </figcaption>
      <svg role="img" aria-label={`From the biggest rise to the biggest drop: ${ends.join('; ')}.`}>
        {ticks.map(({ name, y }) => (
          <g key={name}>
            <line className="g-hair" x2={percent(END)} y1={percent(y)} y2={percent(y)} />
            <Label x={0} y={y} dy={-0.4} lines={[name]} className="g-tick" />
          </g>
        ))}
        {lines.map(({ study, end, isNamed }) => {
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
                {`${valuesOf(study)} `}
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

const valuesOf = ({ result: { baseline, value, format } }: Study) =>
  `${formatValue(baseline, format)} to ${formatValue(value, format)}`

const resultOf = (study: Study) =>
  `${study.client}, ${study.result.label.toLowerCase()}, ${valuesOf(study)}`
