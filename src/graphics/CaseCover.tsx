import type { ChartKind, ChartSeries } from './chart-types'
import { blocks, COMPOSITIONS } from './cover/compositions'
import { MOTIFS } from './cover/motifs'
import { Numeral } from './cover/Numeral'
import { findRoom, type RoomLimits } from './cover/room'
import { pathOf, WIDTH, type CoverData, type Fill } from './cover/shape'
import { splitSeries, stressed } from './emphasis'
import { formatValue, type NumberFormat } from './format'
import type { InstrumentName } from './instruments/Instrument'

/** Props of {@link CaseCover}. */
export interface CaseCoverProps {
  /** The study’s first metric. */
  readonly metric: {
    readonly label: string
    readonly baseline: number
    readonly value: number
    readonly format: NumberFormat
    readonly better: 'higher' | 'lower'
  }
  /** The study’s first chart. */
  readonly chart: {
    readonly kind: ChartKind
    readonly labels: readonly string[]
    readonly series: readonly ChartSeries[]
  }
  /** The icon of the study’s main service. */
  readonly service: InstrumentName
  /** A number that is the study’s own, like its place in the list: it chooses composition and colours. */
  readonly variant: number
  /** Without its numbers, and stretched to whatever field it stands in. */
  readonly bare?: boolean
}

/** How many sets of colours `g-c0`, `g-c1` … there are. */
export const COLOURINGS = 6

const FILLS: Record<Fill, string> = { ground: 'g-g', first: 'g-1', second: 'g-2', accent: 'g-a' }

function coverData({ metric, chart }: CaseCoverProps): CoverData {
  const { main, others } = splitSeries(chart.series)
  const before = others[0]
  const most = Math.max(...main.values, ...(before?.values ?? [])) || 1
  const share = (value: number) => Math.max(0, value / most)
  const top = Math.max(metric.baseline, metric.value) || 1
  return {
    kind: chart.kind,
    values: main.values.map(share),
    before: before?.values.map(share),
    stress: chart.kind === 'line' ? main.values.length - 1 : stressed(main, others),
    from: Math.max(0, metric.baseline / top),
    to: Math.max(0, metric.value / top),
    percent: metric.format === 'percent' ? metric.value : undefined,
  }
}

/** The cover of a case study, drawn from its first metric and its first chart. */
export function CaseCover(props: CaseCoverProps) {
  const { metric, chart, service, variant, bare } = props
  const ways = COMPOSITIONS[chart.kind]
  // Every composition meets every colouring before any pair returns.
  const turn = variant + Math.floor(variant / COLOURINGS) + Math.floor(variant / (5 * COLOURINGS))
  const compose = ways[turn % ways.length]
  const shapes = compose?.(coverData(props)) ?? []
  const [from, to] = [
    formatValue(metric.baseline, metric.format),
    formatValue(metric.value, metric.format),
  ]
  // Two blocks stand for two numbers; elsewhere a number may stand where it has room.
  const own = compose === blocks
  const toRoom = findRoom(shapes, to, 190, 'right', { within: [own ? WIDTH / 2 : 0, WIDTH] })
  const limits: RoomLimits = { taken: toRoom ? [toRoom] : [], within: [0, own ? WIDTH / 2 : WIDTH] }
  const largest = own ? 100 : 52
  const fromRoom =
    findRoom(shapes, from, largest, 'left', { ...limits, before: toRoom }) ??
    findRoom(shapes, from, largest, 'left', limits)
  return (
    <svg
      className={`g-cover g-c${variant % COLOURINGS}`}
      viewBox="0 0 400 300"
      preserveAspectRatio={bare ? 'none' : undefined}
      aria-hidden="true"
    >
      <path className="g-g" d="M0 0H400V300H0z" />
      {!bare && <path className="g-motif" d={MOTIFS[service]} />}
      {shapes.map((shape, index) => (
        <path key={index} className={FILLS[shape.fill]} d={pathOf(shape)} />
      ))}
      {!bare && fromRoom && <Numeral text={from} room={fromRoom} />}
      {!bare && toRoom && <Numeral text={to} room={toRoom} />}
    </svg>
  )
}
