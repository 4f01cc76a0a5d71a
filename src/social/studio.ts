/** What every composition works with: colours, type, and the agency's sign. */
import { splitUnit } from '../content/format'
import { line, CAPITALS, MARGIN, WIDTH, rectangle } from './canvas'
import { mix, type Colours } from './colours'
import type { TypeSetter } from './type-setting'
import { MARK_PATH } from '../charts/mark-path'

export interface Studio {
  colours: Colours
  type: TypeSetter
}

/** A ground, what stands on it, and the words on both. */
export interface Scheme {
  ground: string
  shape: string
  second: string
  words: string
}

/** The sets of colours that pictures of one kind take turns in. */
export function schemes({ paper, ink, field }: Colours): readonly [Scheme, Scheme, Scheme] {
  return [
    { ground: paper, shape: field, second: mix(field, ink, 0.22), words: ink },
    { ground: field, shape: mix(paper, field, 0.1), second: mix(field, ink, 0.22), words: ink },
    { ground: ink, shape: mix(ink, field, 0.34), second: mix(ink, field, 0.62), words: paper },
  ]
}

/** The mark and the name, in the upper right corner. */
export function sign({ type }: Studio, name: string, fill: string): string {
  const size = 30
  const width = type.width(name, size)
  const mark = size * CAPITALS + 8
  const x = WIDTH - MARGIN - width - mark - 14
  return `<path transform="translate(${x.toFixed(1)} ${MARGIN - 4}) scale(${mark / 100})" fill="${fill}" d="${MARK_PATH}"/>${line(WIDTH - MARGIN, MARGIN + size * CAPITALS, name, { size, fill, anchor: 'end' })}`
}

/** The size of a unit beside its figure. */
const UNIT = 0.45
/** The room around a number on the accent, in em: at its sides, above, below. */
const PAD = { side: 0.09, top: 0.1, foot: 0.1 }

/** The width of a number with its unit, in pixels. */
export function numeralWidth({ type }: Studio, text: string, size: number): number {
  const [figure, unit] = splitUnit(text)
  return type.width(figure, size) + (unit ? type.width(` ${unit}`, size * UNIT) : 0)
}

/** The width that a number takes on the accent. */
export function accentWidth(studio: Studio, text: string, size: number): number {
  return numeralWidth(studio, text, size) + 2 * PAD.side * size
}

/** A number whose foot is at `y`, its unit smaller. */
export function numeral(
  studio: Studio,
  x: number,
  y: number,
  text: string,
  { size, fill }: { size: number; fill: string },
): string {
  const [figure, unit] = splitUnit(text)
  const after = x + studio.type.width(figure, size) + studio.type.width(' ', size * UNIT)
  return (
    line(x, y, figure, { size, fill }) +
    (unit ? line(after, y, unit, { size: size * UNIT, fill }) : '')
  )
}

/** The one number that matters, on the accent. */
export function accentNumeral(
  studio: Studio,
  x: number,
  y: number,
  text: string,
  size: number,
): string {
  const { accent, ink } = studio.colours
  // A comma reaches below the line.
  const foot = /[,;]/.test(text) ? PAD.foot + 0.06 : PAD.foot
  const height = (CAPITALS + PAD.top + foot) * size
  const width = accentWidth(studio, text, size)
  return (
    rectangle(x, y - (CAPITALS + PAD.top) * size, width, height, accent) +
    numeral(studio, x + PAD.side * size, y, text, { size, fill: ink })
  )
}
