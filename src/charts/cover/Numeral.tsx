import { splitUnit } from '../../content/format'
import { UNIT_SIZE, type FreeArea } from './free-area'
import type { Fill } from './shape'

/** The classes of text on each fill. */
const ON: Record<Fill, string> = { ground: 'g-t', first: 'g-t1', accent: 'g-x' }

/** A number set in the free area found for it, its unit smaller. */
export function Numeral({ text, area }: { readonly text: string; readonly area: FreeArea }) {
  const [figure, unit] = splitUnit(text)
  return (
    <text
      className={ON[area.on]}
      x={area.x}
      y={area.y}
      fontSize={area.size}
      // Holds the composition together until the font is there, and where it never comes.
      textLength={area.width}
      lengthAdjust="spacingAndGlyphs"
    >
      {figure}
      {unit && <tspan fontSize={Math.round(area.size * UNIT_SIZE)}> {unit}</tspan>}
    </text>
  )
}
