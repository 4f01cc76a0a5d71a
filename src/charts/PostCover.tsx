import { colouring, coverGround } from './cover/cover-shapes'
import { InstrumentDrawing } from './instruments/Instrument'

/** Props of {@link PostCover}. */
export interface PostCoverProps {
  /** The name of the instrument of the post’s service. */
  readonly instrument: string
  /** A number that is the post’s own, like its place in the list: it chooses cut and colours. */
  readonly variant: number
}

/** Cuts of an instrument: x, y and size of the part that fills the cover. */
const CUTS = [
  '-30 -90 460 345',
  '150 40 260 195',
  '-20 60 250 187',
  '60 -20 300 225',
  '-60 -60 400 300',
] as const

/** The sets of colours of case covers whose grounds differ. */
const COLOURINGS = 3

/** The class of the colours of a post’s cover, wherever it is drawn. */
export const postColouring = (variant: number): string => colouring(variant % COLOURINGS)

/** The field that a post’s cover continues where it opens the post. */
export const postGround = (variant: number) => coverGround(variant % COLOURINGS)

/** The cover of a post: its service’s instrument, cut close. A post reports no result, so that its cover shows no numbers. */
export function PostCover({ instrument, variant }: PostCoverProps) {
  const cut = CUTS[(variant + Math.floor(variant / COLOURINGS)) % CUTS.length] ?? CUTS[0]
  const [x = 0, y = 0, width = 0, height = 0] = cut.split(' ').map(Number)
  return (
    <svg
      className={postColouring(variant)}
      viewBox={cut}
      preserveAspectRatio="xMidYMid slice"
      fill="currentColor"
      aria-hidden="true"
    >
      <rect className="g-g" x={x} y={y} width={width} height={height} />
      <InstrumentDrawing name={instrument} />
    </svg>
  )
}
