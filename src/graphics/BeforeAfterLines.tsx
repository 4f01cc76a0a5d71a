import type { MetricData } from './chart-types'
import { isGood } from './format'
import { useChartWords, useWriting, type ChartWords } from './language'
import { percent, round } from './scale'
import { languageTag } from './writing'

/** A study’s first result, and where the study is. */
export interface LineOfStudy {
  readonly metric: Pick<MetricData, 'label' | 'baseline' | 'value' | 'format' | 'better'>
  readonly client: string
  readonly href: string
  /** What a reader is told of the study besides, like “illustrative”. */
  readonly mark?: string | undefined
}

/** What a doubling or halving is called, by the number of doublings. */
const STEPS: Readonly<Record<number, keyof ChartWords['steps']>> = {
  [-4]: 'sixteenth',
  [-3]: 'eighth',
  [-2]: 'quarter',
  [-1]: 'half',
  0: 'same',
  1: 'twice',
  2: 'fourTimes',
  3: 'eightTimes',
}

/** What a step is called; a number where it has no name. */
function stepInWords(step: number, words: ChartWords['steps']): string {
  const name = STEPS[step]
  return name ? words[name] : `${step > 0 ? '' : '1/'}${2 ** Math.abs(step)}`
}

/** Percent of the width at which a line ends, and at which the way to its name ends. */
const END = 74
const NAME = 98

/** Width and height of the line in a row of the list, and how high a doubling is in it at most. */
const ROW = { width: 48, height: 40, step: 14 }
/** Units that the steepest keeps from the rows over and under it. */
const OFF = 4

/** How many doublings lie between before and after; below zero, halvings. */
const doublings = ({ baseline, value }: LineOfStudy['metric']) => Math.log2(value / baseline)

/** A line about the middle of its row, as steep as the result on the scale of all. */
function slope(way: number, steepest: number): string {
  const step = Math.min(ROW.step, (ROW.height - 2 * OFF) / steepest)
  const [middle, rise] = [ROW.height / 2, (way * step) / 2]
  return `M0 ${round(middle + rise)}L${ROW.width} ${round(middle - rise)}`
}

/**
 * The first result of every study as a line from one point: upwards where it rose, downwards where it
 * fell, on a scale of doublings and halvings. Each leads to the study's name, a link. The brightest is
 * the one that changed most; a dashed one went the wrong way, or nowhere. Where there is no room to
 * follow a line to its name, each has its own line before it, and the list is parted where the scale has
 * a step.
 */
export function BeforeAfterLines({ studies }: { readonly studies: readonly LineOfStudy[] }) {
  const writing = useWriting()
  const fromTo = ({ baseline, value, format }: LineOfStudy['metric']) =>
    `${writing.value(baseline, format)} ${writing.to} ${writing.value(value, format)}`
  const words = useChartWords()
  /** What lies between two steps is named by both: “Twice to four times”. */
  const range = (way: number) => {
    const [least, most] = [Math.floor(way), Math.ceil(way)].map(step =>
      stepInWords(step, words.steps),
    )
    return least === most
      ? least
      : `${least} ${writing.to} ${most?.toLocaleLowerCase(languageTag(writing.locale))}`
  }
  const lines = studies
    .filter(({ metric: { baseline, value } }) => baseline > 0 && value > 0)
    .map(study => ({ ...study, way: doublings(study.metric) }))
    .sort((a, b) => b.way - a.way)
  const ways = lines.map(({ way }) => way)
  const high = Math.ceil(Math.max(0, ...ways))
  const low = Math.floor(Math.min(0, ...ways))
  const y = (way: number) => ((high - way) / (high - low || 1)) * 100
  const steepest = Math.max(...ways.map(Math.abs))
  const most = ways.findIndex(way => Math.abs(way) === steepest)
  const row = (index: number) => ((index + 0.5) / lines.length) * 100
  const steps = Array.from({ length: high - low + 1 }, (_, step) => low + step)
  const path = (wanted: (line: (typeof lines)[number], index: number) => boolean) =>
    lines
      .filter(wanted)
      .map(({ way }) => `M0 ${round(y(0))}L${END} ${round(y(way))}`)
      .join('')
  return (
    <div className="g-fan">
      <svg aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="g-hair" d={steps.map(step => `M0 ${round(y(step))}H${END}`).join('')} />
          <path
            className="g-hair"
            d={lines
              .map(({ way }, index) => `M${END} ${round(y(way))}L${NAME} ${round(row(index))}`)
              .join('')}
          />
          <path
            className="g-line g-lit"
            d={path(({ metric }, index) => isGood(metric) && index !== most)}
          />
          <path className="g-line g-dash" d={path(({ metric }) => !isGood(metric))} />
          <path className="g-line g-most" d={path((_, index) => index === most)} />
        </svg>
        {steps.map(step => (
          <text
            key={step}
            className="g-tick"
            // All lines begin where the rule “as before” does: its name stands at its other end.
            x={step === 0 ? percent(END) : '0'}
            y={percent(y(step))}
            dx={step === 0 ? undefined : '8'}
            textAnchor={step === 0 ? 'end' : undefined}
            // Above its line; the highest has no room there.
            dy={step === high ? '1.1em' : '-.4em'}
          >
            {stepInWords(step, words.steps)}
          </text>
        ))}
      </svg>
      <ol>
        {lines.map(({ metric, client, href, mark, way }, index) => (
          <li
            key={href}
            data-step={
              index > 0 && range(way) === range(ways[index - 1] ?? 0) ? undefined : range(way)
            }
          >
            <svg aria-hidden="true" viewBox={`0 0 ${ROW.width} ${ROW.height}`}>
              <path
                className={`g-line ${index === most ? 'g-most' : isGood(metric) ? 'g-lit' : 'g-dash'}`}
                d={slope(way, steepest)}
              />
            </svg>
            <a href={href}>
              <b>{index === most ? <strong>{fromTo(metric)}</strong> : fromTo(metric)}</b>{' '}
              {client.split(', ')[0]}
              <span className="g-wide">: {metric.label}</span>
              {/* The words above the picture say it to those who see it. */}
              {mark && <span className="hidden-visually"> ({mark})</span>}
            </a>
          </li>
        ))}
      </ol>
    </div>
  )
}
