import { formatValue, splitUnit } from '../content/format'
import { coverBars, coverColours, HEIGHT, WIDTH, type CoverSubject } from './cover/cover'
import { placeNumeral, UNIT_SIZE, type NumeralPlace } from './cover/numeral'

/** The largest a number is set where it started, and where it stands. */
const [LARGEST_BEFORE, LARGEST_AFTER] = [92, 150]

/** The cover of a case study: its first result as two bars to one scale, each with its number. */
export function CaseCover({ metric, variant }: CoverSubject) {
  const { label, baseline, value, format } = metric
  const [before, after] = [formatValue(baseline, format), formatValue(value, format)]
  const [from, to] = coverBars({ metric, variant })
  // The result is never set smaller than what it started from; the same number has the same size.
  const result = placeNumeral(to, after, before === after ? LARGEST_BEFORE : LARGEST_AFTER)
  const start = placeNumeral(from, before, Math.min(LARGEST_BEFORE, result.size))
  return (
    <svg
      className={`g-cover ${coverColours(variant).className}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${label}: from ${before} to ${after}.`}
    >
      <rect className="g-g" width={WIDTH} height={HEIGHT} />
      <path className="g-hair" d={from.grows === 'right' ? UPRIGHT_TENTHS : LYING_TENTHS} />
      {[from, to].map(({ x, y, width, height }, order) => (
        <rect key={order} className={order ? 'g-a' : 'g-1'} {...{ x, y, width, height }} />
      ))}
      <Numeral place={start} text={before} onBar="g-t1" />
      <Numeral place={result} text={after} onBar="g-x" />
    </svg>
  )
}

/** Tenths of the greater number, over the whole ground: what is left of a bar is seen to be empty. */
const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const UPRIGHT_TENTHS = TENTHS.map(tenth => `M${(WIDTH / 10) * tenth} 0V${HEIGHT}`).join('')
const LYING_TENTHS = TENTHS.map(tenth => `M0 ${(HEIGHT / 10) * tenth}H${WIDTH}`).join('')

interface NumeralProps {
  readonly place: NumeralPlace
  readonly text: string
  /** Its colour where it stands in its bar. */
  readonly onBar: string
}

/** The number of a bar, its unit smaller. */
function Numeral({ place: { x, y, size, width, isInside }, text, onBar }: NumeralProps) {
  const [figure, unit] = splitUnit(text)
  return (
    <text
      className={isInside ? onBar : 'g-t'}
      x={x}
      y={y}
      fontSize={size}
      // Holds the composition together until the font is there, and where it never comes.
      textLength={width}
      lengthAdjust="spacingAndGlyphs"
    >
      {figure}
      {unit && <tspan fontSize={Math.round(size * UNIT_SIZE)}> {unit}</tspan>}
    </text>
  )
}
