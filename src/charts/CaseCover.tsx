import { fill, formatValue, splitUnit } from '../content/format'
import { COLOURINGS, coverMarks, type CoverSubject } from './cover/cover-shapes'
import { placeNumeral, UNIT_SIZE } from './cover/numeral'
import { HEIGHT, pathOf, WIDTH, type CoverMark } from './cover/shape'
import { chartWords as words } from './words'

/** The largest a number is set where it started, and where it stands. */
const LARGEST = [92, 150] as const

/** The sets of colours of covers: no ground has the colour of a bar, as teal would. */
const COLOURS = ['g-c0', 'g-c5', 'g-c2', 'g-c3', 'g-c4'] as const

const FILLS = { first: 'g-1', accent: 'g-a' } as const
const TEXT = { first: 'g-t1', accent: 'g-x' } as const

/** The cover of a case study: its first result as two bars to one scale, each with its number. */
export function CaseCover({ metric, variant }: CoverSubject) {
  const { label, baseline, value, format } = metric
  const [before, after] = [formatValue(baseline, format), formatValue(value, format)]
  const [from, to] = coverMarks({ metric, variant })
  // The same number has the same size: a larger one would be taken for more.
  const largest = before === after ? LARGEST[0] : LARGEST[1]
  const { size } = placeNumeral(to, after, largest)
  // The result is never set smaller than what it started from.
  const fromSize = placeNumeral(from, before, Math.min(LARGEST[0], size)).size
  const toSize = before === after ? fromSize : size
  return (
    <svg
      className={`g-cover ${COLOURS[variant % COLOURINGS] ?? COLOURS[0]}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={fill(words.cover, { label, before, after })}
    >
      <path className="g-g" d={`M0 0H${WIDTH}V${HEIGHT}H0z`} />
      <path className="g-hair" d={scaleLines(from)} />
      {[from, to].map(mark => (
        <path key={mark.fill} className={FILLS[mark.fill]} d={pathOf(mark)} />
      ))}
      <Numeral mark={from} text={before} size={fromSize} />
      <Numeral mark={to} text={after} size={toSize} />
    </svg>
  )
}

/** Tenths of the greater number, over the whole ground: what is left of a bar is seen to be empty. */
function scaleLines({ grows }: CoverMark): string {
  const tenths = Array.from({ length: 9 }, (_, index) =>
    grows === 'right'
      ? `M${(WIDTH / 10) * (index + 1)} 0V${HEIGHT}`
      : `M0 ${(HEIGHT / 10) * (index + 1)}H${WIDTH}`,
  )
  return tenths.join('')
}

interface NumeralProps {
  readonly mark: CoverMark
  readonly text: string
  /** The largest size that it may have. */
  readonly size: number
}

/** The number of a bar, its unit smaller. */
function Numeral({ mark, text, size: largest }: NumeralProps) {
  const { x, y, size, width, isInside } = placeNumeral(mark, text, largest)
  const [figure, unit] = splitUnit(text)
  return (
    <text
      className={isInside ? TEXT[mark.fill] : 'g-t'}
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
