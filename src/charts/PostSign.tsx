import { postColouring } from './PostCover'
import { round } from './scale'
import { signParts } from './sign-parts'
import { boldWidth } from './text-lines'

/** Props of {@link PostSign}. */
export interface PostSignProps {
  readonly sign: string
  /** A number that is the post’s own; it chooses the colours. */
  readonly variant: number
}

const WIDTH = 480
const HEIGHT = 320
/** As far from the edge as the page’s text is, where a board has half the page. */
const MARGIN = 18
/** Heights of the face, in em: of capitals and figures, and of what hangs below the line. */
const CAPITALS = 0.71
const DESCENT = 0.17
/** How far the letters of a word are drawn out, as a signwriter does; a number is broad enough as it is. */
const STRETCH = 1.3
/** The size of what is counted, legible where a sign is 100 pixels wide, and the space over it. */
export const COUNTED = 60
const SPACE = 24

/** What hangs below the line of these letters, in em. */
const hanging = (text: string) => (/[gjpqyQ,;$]/.test(text) ? DESCENT : 0)

/**
 * A cover that says what a post is about in as few letters as a sign, whole, as large as its board allows,
 * on its foot: a word in its middle, or a number with what it counts below, both from one edge.
 */
export function PostSign({ sign, variant }: PostSignProps) {
  const { large, counted } = signParts(sign)
  const em = boldWidth(large)
  const hangs = hanging(large)
  const countedSize = counted ? Math.min(COUNTED, (WIDTH - 2 * MARGIN) / boldWidth(counted)) : 0
  const stretch = counted ? 1 : STRETCH
  /** What the line below takes, with the space over it, less what hangs into that space. */
  const line = counted ? countedSize * (CAPITALS + hanging(counted)) + SPACE : 0
  /** The sizes at which the letters fill the sheet’s width, and its height. */
  const across = (WIDTH - 2 * MARGIN) / em
  const down = (HEIGHT - 2 * MARGIN - line) / (CAPITALS + hangs)
  const size = Math.min(across, down / stretch)
  const left = counted ? MARGIN : (WIDTH - em * size) / 2
  const foot = HEIGHT - MARGIN - line - hangs * size * stretch
  return (
    <svg
      className={postColouring(variant)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      fill="currentColor"
      aria-hidden="true"
    >
      <path className="g-g" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <text
        transform={`translate(${round(left)} ${round(foot)})scale(1 ${stretch})`}
        fontSize={round(size)}
        // Holds the composition together until the font is there, and where it never comes.
        textLength={round(em * size)}
        lengthAdjust="spacingAndGlyphs"
      >
        {large}
      </text>
      {counted && (
        <text
          x={MARGIN}
          y={round(HEIGHT - MARGIN - hanging(counted) * countedSize)}
          fontSize={round(countedSize)}
        >
          {counted}
        </text>
      )}
    </svg>
  )
}
