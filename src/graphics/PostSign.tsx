import { postColouring } from './PostCover'
import { round } from './scale'
import { boldWidth } from './text-lines'

/** Props of {@link PostSign}. */
export interface PostSignProps {
  readonly sign: string
  /** A number that is the post’s own; it chooses the colours. */
  readonly variant: number
  /** In the middle of its board, as in lists; otherwise on its foot, where it opens the post. */
  readonly centred?: boolean
}

const WIDTH = 480
const HEIGHT = 320
const MARGIN = 28
/** Heights of the face, in em: of capitals and figures, and of what hangs below the line. */
const CAPITALS = 0.71
const DESCENT = 0.17
/** How far letters are drawn out, as a signwriter does: as far on every board, so that they are of one hand. */
const STRETCH = 1.3

/** A cover that says what a post is about in as few letters as a sign, whole, as large as its board allows. */
export function PostSign({ sign, variant, centred }: PostSignProps) {
  const em = boldWidth(sign)
  const hangs = /[gjpqyQ,;$]/.test(sign) ? DESCENT : 0
  /** The sizes at which the letters fill the sheet’s width, and its height. */
  const across = (WIDTH - 2 * MARGIN) / em
  const down = (HEIGHT - 2 * MARGIN) / (CAPITALS + hangs)
  const size = Math.min(across, down / STRETCH)
  const left = (WIDTH - em * size) / 2
  const below = centred ? (HEIGHT - (CAPITALS + hangs) * size * STRETCH) / 2 : MARGIN
  const foot = HEIGHT - below - hangs * size * STRETCH
  return (
    <svg
      className={postColouring(variant)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path className="g-g" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <text
        transform={`translate(${round(left)} ${round(foot)})scale(1 ${STRETCH})`}
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
