import type { ReactNode } from 'react'
import type { InstrumentName } from '../instruments/Instrument'
import { COLOURINGS } from './cover-shapes'
import { MOTIFS } from './motifs'
import { pathOf, type Fill, type Shape } from './shape'

interface CoverSheetProps {
  readonly shapes: readonly Shape[]
  /** Chooses the colours. */
  readonly variant: number
  /** The service whose quiet figure lies under the shapes; without it, the sheet fills any field. */
  readonly motif?: InstrumentName
  /** Numbers on the shapes. */
  readonly children?: ReactNode
}

const FILLS: Record<Fill, string> = { ground: 'g-g', first: 'g-1', second: 'g-2', accent: 'g-a' }

/** The sheet of a cover: its ground, a quiet figure, and flat shapes. */
export function CoverSheet({ shapes, variant, motif, children }: CoverSheetProps) {
  return (
    <svg
      className={`g-cover g-c${variant % COLOURINGS}`}
      viewBox="0 0 400 300"
      preserveAspectRatio={motif ? undefined : 'none'}
      aria-hidden="true"
    >
      <path className="g-g" d="M0 0H400V300H0z" />
      {motif && <path className="g-motif" d={MOTIFS[motif]} />}
      {shapes.map((shape, index) => (
        <path key={index} className={FILLS[shape.fill]} d={pathOf(shape)} />
      ))}
      {children}
    </svg>
  )
}
