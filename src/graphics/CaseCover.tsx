import type { ChartKind, ChartSeries } from './chart-types'
import type { NumberFormat } from './format'
import type { InstrumentName } from './instruments/Instrument'

/** Props of {@link CaseCover}. */
export interface CaseCoverProps {
  readonly metric: { readonly label: string; readonly baseline: number; readonly value: number; readonly format: NumberFormat; readonly better: 'higher' | 'lower' }
  readonly chart: { readonly kind: ChartKind; readonly labels: readonly string[]; readonly series: readonly ChartSeries[] }
  readonly service: InstrumentName
  readonly variant: number
}

/** The cover of a case study. */
export function CaseCover(_: CaseCoverProps) {
  return <svg className="g-cover" viewBox="0 0 400 240" aria-hidden="true" />
}
