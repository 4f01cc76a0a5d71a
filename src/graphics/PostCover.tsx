import { chartShapes, type CoverSubject } from './cover/cover-shapes'
import { CoverSheet } from './cover/CoverSheet'
import { INSTRUMENTS, type InstrumentName } from './instruments/Instrument'

/** Props of {@link PostCover}. */
export interface PostCoverProps {
  /** The icon of the post’s service. */
  readonly service: InstrumentName
  /** A number that is the post’s own, like its place in the list: it chooses cut and colours. */
  readonly variant: number
  /** The post’s first chart. */
  readonly chart?: CoverSubject['chart']
}

/** Cuts of an instrument: x, y and size of the part that fills the cover. */
const CUTS = [
  '-30 -90 460 345',
  '150 40 260 195',
  '-20 60 250 187',
  '60 -20 300 225',
  '-60 -60 400 300',
] as const

/** The sets of colours of case covers whose grounds differ, and their order here. */
const COLOURINGS = [0, 1, 2] as const

/** The cover of a post: its first chart as flat shapes, without numbers, since it reports no result. */
export function PostCover({ service, variant, chart }: PostCoverProps) {
  if (!chart) return <InstrumentCover service={service} variant={variant} />
  return <CoverSheet shapes={chartShapes(chart, variant)} variant={variant} motif={service} />
}

/** Of a post without a chart: its service’s instrument, cut close. */
function InstrumentCover({ service, variant }: PostCoverProps) {
  const Drawing = INSTRUMENTS[service]
  const cut = CUTS[(variant + Math.floor(variant / COLOURINGS.length)) % CUTS.length] ?? CUTS[0]
  const [x = 0, y = 0, width = 0, height = 0] = cut.split(' ').map(Number)
  return (
    <svg
      className={`g-cover g-c${COLOURINGS[variant % COLOURINGS.length]}`}
      viewBox={cut}
      fill="currentColor"
      aria-hidden="true"
    >
      <rect className="g-g" x={x} y={y} width={width} height={height} />
      <Drawing />
    </svg>
  )
}
