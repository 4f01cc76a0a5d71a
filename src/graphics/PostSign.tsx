import { postColouring } from './PostCover'
import { round } from './scale'
import { boldWidth } from './text-lines'

/** Props of {@link PostSign}. */
export interface PostSignProps {
  readonly sign: string
  /** A number that is the post’s own; it chooses the colours. */
  readonly variant: number
}

const WIDTH = 480
const HEIGHT = 320
const MARGIN = 24
/** Heights of the face, in em: of capitals and figures, and of what hangs below the line. */
const CAPITALS = 0.71
const DESCENT = 0.17
/** How far letters may be drawn out or pressed, as a signwriter does to fill a board. */
const TALLEST = 1.7
const FLATTEST = 0.9

/** A cover that says what a post is about in as few letters as a sign, which fill it. */
export function PostSign({ sign, variant }: PostSignProps) {
  const em = boldWidth(sign)
  const hangs = /[gjpqyQ,;$]/.test(sign) ? DESCENT : 0
  /** The sizes at which the letters fill the sheet’s width, and its height. */
  const across = (WIDTH - 2 * MARGIN) / em
  const down = (HEIGHT - 2 * MARGIN) / (CAPITALS + hangs)
  const stretch = round(Math.min(TALLEST, Math.max(FLATTEST, down / across)))
  const size = Math.min(across, down / stretch)
  const foot = HEIGHT - MARGIN - hangs * size * stretch
  return (
    <svg
      className={postColouring(variant)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path className="g-g" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <text
        transform={`translate(${MARGIN} ${round(foot)})scale(1 ${stretch})`}
        fontSize={round(size)}
        // Holds the composition together until the font is there, and where it never comes.
        textLength={round(em * size)}
        lengthAdjust="spacingAndGlyphs"
      >
        {sign}
      </text>
    </svg>
  )
}
