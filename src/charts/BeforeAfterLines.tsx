import { chartWords } from './words'
import { formatChange, formatValue, isGood } from '../content/format'
import type { ReactNode } from 'react'
import type { MetricData } from './chart-types'
import { doublings, percent, round } from './scale'

/** A study’s first result, and where the study is. */
export interface LineOfStudy {
  readonly metric: Pick<MetricData, 'label' | 'baseline' | 'value' | 'format' | 'better'>
  readonly client: string
  readonly href: string
  /** What a reader is told of the study besides, like “illustrative”. */
  readonly mark?: string | undefined
}

/** What became of a result. */
type Direction = 'rose' | 'missed' | 'fell'

/** From the top of the scale to its foot, so that few of the lines to their names cross. */
const DIRECTIONS: readonly Direction[] = ['rose', 'missed', 'fell']

/** What a doubling or halving is called, by the number of doublings. */
const STEPS: Readonly<Record<number, keyof (typeof chartWords)['steps']>> = {
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
function stepInWords(step: number, words: (typeof chartWords)['steps']): string {
  const name = STEPS[step]
  return name ? words[name] : `${step > 0 ? '' : '1/'}${2 ** Math.abs(step)}`
}

/** Percent of the width at which lines begin, beside the names of the steps. */
const START = 27
/** Percent of the height over the highest step, in which its name stands. */
const TOP = 4
/** Percent of the height that a label takes, which stands at the end of its line; the same in StudyResults.css. */
const LABEL = 3.2
/** Percent of the height by which the end of a labelled line keeps from other ends: nearer ones look like one. */
const APART = 0.8
/** Rows that a heading has in the list, for its own size and the space above it; the same in the sheet. */
const HEADING = 2

/** Which ends, in percent of the height, have room for a label: those that must have one, then the outermost. */
function labelled(
  ends: readonly number[],
  origin: number,
  must: (index: number) => boolean,
): ReadonlySet<number> {
  const chosen = new Set<number>()
  const alone = (end: number, index: number) =>
    ends.every((other, at) => at === index || Math.abs(other - end) >= APART)
  const free = (end: number) => [...chosen].every(at => Math.abs((ends[at] ?? 0) - end) >= LABEL)
  const outermost = ends
    .map((end, index) => ({ end, index }))
    .sort((a, b) => Math.abs(b.end - origin) - Math.abs(a.end - origin))
  const inTurn = [
    ...outermost.filter(({ index }) => must(index)),
    ...outermost.filter(({ index }) => !must(index)),
  ]
  for (const { end, index } of inTurn)
    if (free(end) && (must(index) || alone(end, index) || index === outermost[0]?.index))
      chosen.add(index)
  return chosen
}

function directionOf({ metric }: LineOfStudy): Direction {
  if (!isGood(metric)) return 'missed'
  return metric.better === 'higher' ? 'rose' : 'fell'
}

/**
 * The first result of every study as a line from one point: upwards where it rose, downwards where it
 * fell, on a scale of doublings and halvings. The list beside it has all of them, each a link, parted by
 * whether a number was to rise or to fall: a cost that fell is a success, a rate that fell is not. On wide
 * pages a thin line leads from each end to its row; on narrow ones the list stands below, and a line whose
 * end stands clear of the others has its numbers there. The brightest is the one that changed most; a
 * dashed one went the wrong way, or nowhere.
 */
export function BeforeAfterLines({ studies }: { readonly studies: readonly LineOfStudy[] }) {
  const fromTo = ({ baseline, value, format }: LineOfStudy['metric']) =>
    `${formatValue(baseline, format)} ${'to'} ${formatValue(value, format)}`
  const { steps: stepWords, directions } = chartWords
  const lines = studies
    .filter(({ metric: { baseline, value } }) => baseline > 0 && value > 0)
    .map(study => ({ ...study, way: doublings(study.metric), direction: directionOf(study) }))
    .sort((a, b) => b.way - a.way)
  const ways = lines.map(({ way }) => way)
  const high = Math.ceil(Math.max(0, ...ways))
  const low = Math.floor(Math.min(0, ...ways))
  const y = (way: number) => TOP + ((high - way) / (high - low || 1)) * (100 - TOP)
  const most = ways.findIndex(way => Math.abs(way) === Math.max(...ways.map(Math.abs)))
  const steps = Array.from({ length: high - low + 1 }, (_, step) => low + step)
  const hasMissed = (index: number) => lines[index]?.direction === 'missed'
  const missed = (metric: LineOfStudy['metric']) =>
    metric.value === metric.baseline ? formatChange(metric) : directions.wrongWay
  const withLabel = labelled(ways.map(y), y(0), hasMissed)
  const path = (wanted: (line: (typeof lines)[number], index: number) => boolean) =>
    lines
      .filter(wanted)
      .map(({ way }) => `M${START} ${round(y(0))}L100 ${round(y(way))}`)
      .join('')
  const groups = DIRECTIONS.map(direction => ({
    direction,
    rows: lines.flatMap((line, index) => (line.direction === direction ? [{ line, index }] : [])),
  })).filter(({ rows }) => rows.length > 0)
  const rowCount = lines.length + groups.length * HEADING
  let row = 0
  const leads = groups.flatMap(({ rows }) => {
    row += HEADING
    return rows.map(({ line, index }) => {
      const to = ((row++ + 0.5) / rowCount) * 100
      return {
        line,
        index,
        d: `M0 ${round(y(line.way))}C45 ${round(y(line.way))} 55 ${round(to)} 100 ${round(to)}`,
      }
    })
  })
  const lead = (wanted: (entry: (typeof leads)[number]) => boolean) =>
    leads
      .filter(wanted)
      .map(({ d }) => d)
      .join('')
  return (
    <div className="g-fan" data-pagefind-ignore>
      <p>{directions.scale}</p>
      <svg aria-hidden="true" className="g-rays">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className="g-hair" d={steps.map(step => `M0 ${round(y(step))}H100`).join('')} />
          <path
            className="g-line g-lit"
            d={path(({ direction }, index) => direction !== 'missed' && index !== most)}
          />
          <path className="g-line g-dash" d={path(({ direction }) => direction === 'missed')} />
          <path className="g-line g-most" d={path((_, index) => index === most)} />
        </svg>
        {steps.map(step => (
          <text key={step} className="g-tick" x="0" y={percent(y(step))} dy="-.4em">
            {stepInWords(step, stepWords)}
          </text>
        ))}
        {lines.map(({ metric, way, href }, index) =>
          withLabel.has(index) ? (
            <text key={href} className="g-value" x="100%" dx=".6em" y={percent(y(way))} dy=".36em">
              {hasMissed(index) ? `${fromTo(metric)}, ${missed(metric)}` : fromTo(metric)}
            </text>
          ) : null,
        )}
      </svg>
      {/* What leads from a line to its name is no part of the scale. */}
      <svg aria-hidden="true" className="g-leads" viewBox="0 0 100 100" preserveAspectRatio="none">
        <path className="g-hair" d={lead(({ line }) => line.direction !== 'missed')} />
        <path className="g-hair g-dash" d={lead(({ line }) => line.direction === 'missed')} />
        <path className="g-hair g-most" d={lead(({ index }) => index === most)} />
      </svg>
      <div className="g-rows">
        {groups.map(({ direction, rows }) => (
          <Rows key={direction} heading={directions[direction]} count={rows.length}>
            {rows.map(({ line: { metric, client, href, mark }, index }) => (
              <li key={href}>
                <a href={href}>
                  <b>{index === most ? <strong>{fromTo(metric)}</strong> : fromTo(metric)}</b>{' '}
                  <span>
                    {metric.label} <span className="g-name">{client.split(', ')[0]}</span>
                  </span>
                  {/* The words above the picture say it to those who see it. */}
                  {mark && <span className="hidden-visually"> ({mark})</span>}
                </a>
              </li>
            ))}
          </Rows>
        ))}
      </div>
    </div>
  )
}

interface RowsProps {
  heading: string
  count: number
  children: ReactNode
}

/** Results that had one direction to go, and how many they are. */
function Rows({ heading, count, children }: RowsProps) {
  return (
    <>
      <h3>
        {heading}: {count}
      </h3>
      <ol>{children}</ol>
    </>
  )
}
