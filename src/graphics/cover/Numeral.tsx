import { splitUnit } from '../format'
import { UNIT_SIZE, type Room } from './room'
import type { Fill } from './shape'

/** The classes of text on each fill. */
const ON: Record<Fill, string> = { ground: 'g-t', first: 'g-t1', second: 'g-t2', accent: 'g-x' }

/** A number set in the room found for it, its unit smaller. */
export function Numeral({ text, room }: { readonly text: string; readonly room: Room }) {
  const [figure, unit] = splitUnit(text)
  return (
    <text
      className={ON[room.on]}
      x={room.x}
      y={room.y}
      fontSize={room.size}
      // Holds the composition together until the font is there, and where it never comes.
      textLength={room.width}
      lengthAdjust="spacingAndGlyphs"
    >
      {figure}
      {unit && <tspan fontSize={Math.round(room.size * UNIT_SIZE)}> {unit}</tspan>}
    </text>
  )
}
