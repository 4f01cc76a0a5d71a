import type { MetricData } from './chart-types'
import { isGood } from './format'
import { useChartWords, useWriting, type ChartWords } from './language'
import { doublings, percent, round } from './scale'
import { boldWidth } from './text-lines'
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

/** Percent of the width at which lines begin, beside the names of the steps, and at which they end. */
const START = 16
const END = 58
/** Percent of the height that a label takes, which stands at the end of its line; the same in StudyResults.sheet.css. */
const LABEL = 3.2
/** Percent of the height by which the end of a labelled line keeps from other ends: nearer ones look like one. */
const APART = 0.8
/** How wide a label may be, in em, so that it stays on the page: on a tablet, and on a desk. */
const WIDEST = 18.5
const WIDEST_ON_DESK = 27

/** Width and height of the line in a row of the list, and how high a doubling is in it at most. */
const ROW = { width: 48, height: 40, step: 14 }
/** Units that the steepest keeps from the rows over and under it. */
const OFF = 4

/** A line about the middle of its row, as steep as the result on the scale of all. */
function slope(way: number, steepest: number): string {
  const step = Math.min(ROW.step, (ROW.height - 2 * OFF) / steepest)
  const [middle, rise] = [ROW.height / 2, (way * step) / 2]
  return `M0 ${round(middle + rise)}L${ROW.width} ${round(middle - rise)}`
}

/** Which ends, in percent of the height, have room for a label: the outermost first. */
function labelled(ends: readonly number[], origin: number): ReadonlySet<number> {
  const chosen = new Set<number>()
  const alone = (end: number, index: number) =>
    ends.every((other, at) => at === index || Math.abs(other - end) >= APART)
  const free = (end: number) => [...chosen].every(at => Math.abs((ends[at] ?? 0) - end) >= LABEL)
  const outermost = ends
    .map((end, index) => ({ end, index }))
    .sort((a, b) => Math.abs(b.end - origin) - Math.abs(a.end - origin))
  for (const { end, index } of outermost)
    if (free(end) && (alone(end, index) || index === outermost[0]?.index)) chosen.add(index)
  return chosen
}

/**
 * The first result of every study as a line from one point: upwards where it rose, downwards where it
 * fell, on a scale of doublings and halvings. A line whose end stands clear of the others has its numbers
 * there. The list below has all of them, each a link with its own line, parted where the scale has a
 * step. The brightest is the one that changed most; a dashed one went the wrong way, or nowhere.
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
  const steps = Array.from({ length: high - low + 1 }, (_, step) => low + step)
  const withLabel = labelled(ways.map(y), y(0))
  const groups = [...new Set(ways.map(range))]
  const path = (wanted: (line: (typeof lines)[number], index: number) => boolean) =>
    lines
      .filter(wanted)
      .map(({ way }) => `M${START} ${round(y(0))}L${END} ${round(y(way))}`)
      .join('')
  const shortName = (client: string) => client.split(', ')[0] ?? ''
  return (
    <div className="g-fan">
      <svg aria-hidden="true">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="g-hair" d={steps.map(step => `M0 ${round(y(step))}H${END}`).join('')} />
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
            x="0"
            y={percent(y(step))}
            // Above its line; the highest has no room there.
            dy={step === high ? '1.1em' : '-.4em'}
          >
            {stepInWords(step, words.steps)}
          </text>
        ))}
        {lines.map(({ metric, client, way, href }, index) => {
          if (!withLabel.has(index)) return null
          const numbers = fromTo(metric)
          const name = shortName(client)
          const width = boldWidth(`${numbers}  ${name}`)
          return (
            <text
              key={href}
              className="g-value"
              x={percent(END)}
              dx=".6em"
              y={percent(y(way))}
              dy=".36em"
            >
              {numbers}
              {width <= WIDEST_ON_DESK && (
                <tspan className={width <= WIDEST ? 'g-name' : 'g-name g-far'} dx=".6em">
                  {name}
                </tspan>
              )}
            </text>
          )
        })}
      </svg>
      <ol className="rules">
        {groups.map(group => (
          <li key={group}>
            <h3>{group}</h3>
            <ol>
              {lines.map(({ metric, client, href, mark, way }, index) =>
                range(way) === group ? (
                  <li key={href}>
                    <svg aria-hidden="true" viewBox={`0 0 ${ROW.width} ${ROW.height}`}>
                      <path
                        className={`g-line ${index === most ? 'g-most' : isGood(metric) ? 'g-lit' : 'g-dash'}`}
                        d={slope(way, steepest)}
                      />
                    </svg>
                    <a href={href}>
                      <b>{index === most ? <strong>{fromTo(metric)}</strong> : fromTo(metric)}</b>{' '}
                      {shortName(client)}
                      <span className="g-wide">: {metric.label}</span>
                      {/* The words above the picture say it to those who see it. */}
                      {mark && <span className="hidden-visually"> ({mark})</span>}
                    </a>
                  </li>
                ) : null,
              )}
            </ol>
          </li>
        ))}
      </ol>
    </div>
  )
}
