import { COUNTED } from './PostSign'
import { round } from './scale'
import { signParts } from './sign-parts'
import { boldWidth } from './text-lines'

const WIDTH = 480
/** The line on which a number stands, that of what it counts, and what hangs below it. */
const LINE = 118
const UNDER = 190
const HEIGHT = 204
/** As high as the strip allows; only what is longer than the strip is smaller. */
const LARGEST = 164

/**
 * The sign of a post in a list: its number over what it counts, in one size on one line for all of them and
 * on no ground, so that a list is read downwards as a column of numbers.
 */
export function ListedSign({ sign }: { readonly sign: string }) {
  const { large, counted } = signParts(sign)
  const em = boldWidth(large)
  const size = Math.min(LARGEST, WIDTH / em)
  return (
    <svg
      className="g-cover"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <text
        y={LINE}
        fontSize={round(size)}
        // Holds the composition together until the font is there, and where it never comes.
        textLength={round(em * size)}
        lengthAdjust="spacingAndGlyphs"
      >
        {large}
      </text>
      {counted && (
        <text y={UNDER} fontSize={round(Math.min(COUNTED, WIDTH / boldWidth(counted)))}>
          {counted}
        </text>
      )}
    </svg>
  )
}
