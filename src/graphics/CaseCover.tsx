import { coverShapes, type CoverSubject } from './cover/cover-shapes'
import { CoverSheet } from './cover/CoverSheet'
import { Numeral } from './cover/Numeral'
import { findRoom, type RoomLimits } from './cover/room'
import { WIDTH } from './cover/shape'
import { formatValue } from './format'
import type { InstrumentName } from './instruments/Instrument'

/** Props of {@link CaseCover}. */
export interface CaseCoverProps extends CoverSubject {
  /** The icon of the study’s main service. */
  readonly service: InstrumentName
  /** Without its numbers, and stretched to whatever field it stands in. */
  readonly bare?: boolean
}

/** The cover of a case study, drawn from its first metric and its first chart. */
export function CaseCover(props: CaseCoverProps) {
  const { metric, service, variant, bare } = props
  const { shapes, isBlocks: own } = coverShapes(props)
  const [from, to] = [
    formatValue(metric.baseline, metric.format),
    formatValue(metric.value, metric.format),
  ]
  // Two blocks stand for two numbers; elsewhere a number may stand where it has room.
  const toRoom = findRoom(shapes, to, 190, 'right', { within: [own ? WIDTH / 2 : 0, WIDTH] })
  const limits: RoomLimits = { taken: toRoom ? [toRoom] : [], within: [0, own ? WIDTH / 2 : WIDTH] }
  const largest = own ? 100 : 52
  const fromRoom =
    findRoom(shapes, from, largest, 'left', { ...limits, before: toRoom }) ??
    findRoom(shapes, from, largest, 'left', limits)
  return (
    <CoverSheet shapes={shapes} variant={variant} motif={bare ? undefined : service}>
      {!bare && fromRoom && <Numeral text={from} room={fromRoom} />}
      {!bare && toRoom && <Numeral text={to} room={toRoom} />}
    </CoverSheet>
  )
}
