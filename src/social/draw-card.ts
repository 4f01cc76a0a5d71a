/** Draws a social image: a headline, with a result if there’s one, in the brand’s colors. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { paletteOf } from '../content/palette'
import type { Brand } from '../content/brand'
import { escapeMarkup } from '../content/escape-markup'
import type { SocialCard } from './card'
import { FONT_OPTIONS, widthOf } from './fonts'

const WIDTH = 1200
const HEIGHT = 630
/** The margin around text, since social networks crop the edges a little. */
const MARGIN = 56
const INNER = WIDTH - 2 * MARGIN
/** The height of capitals and digits, in ems. */
const CAPITALS = 0.72

/** The line height, in ems. */
const LEADING = 1.1

/** What every image shows in addition to its card. */
export interface CardSettings {
  /** The agency's name. */
  site: string
  brand: Brand
}

/** A line of text with its baseline at `y`. */
const line = (x: number, y: number, words: string, size: number, fill: string, anchor = 'start') =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(words)}</text>`

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`

/** Wraps text into lines no wider than `width`, in ems. */
function broken(words: string, width: number) {
  const [first = '', ...others] = words.split(' ')
  const lines = [first]
  for (const word of others) {
    const longer = `${lines.at(-1)} ${word}`
    if (widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The space for a text and its largest font size, in pixels. */
interface Box {
  width: number
  height: number
  largest: number
}

/** Wraps text at the largest font size that fits the box. */
export function fitted(words: string, { width, height, largest }: Box) {
  for (let size = largest; ; size -= 2) {
    const em = width / size
    const lines = broken(words, em)
    if (lines.length * size * LEADING <= height && lines.every(each => widthOf(each) <= em))
      return { size, lines }
  }
}

/** Draws text in a box at the left margin. */
function block(words: string, top: number, fill: string, box: Box) {
  const { size, lines } = fitted(words, box)
  return lines
    .map((each, index) => line(MARGIN, top + size * (CAPITALS + index * LEADING), each, size, fill))
    .join('')
}

/** Draws a card as an SVG. */
export function cardSvg({ heading, result, mark = '' }: SocialCard, { site, brand }: CardSettings) {
  const { ground, ink, field, accent, 'on-accent': onAccent } = paletteOf(brand).light
  const right = WIDTH - MARGIN
  const markX = right - widthOf(site) * 30 - 44
  const parts = [
    rectangle(0, 0, WIDTH, HEIGHT, result ? field : ground),
    `<path transform="translate(${markX} ${MARGIN - 4}) scale(.3)" fill="${ink}" d="${brand.mark}"/>`,
    line(right, MARGIN + 22, site, 30, ink, 'end'),
    line(right, MARGIN + 62, mark, 28, ink, 'end'),
  ]
  if (result) {
    // The value on the accent color, next to its baseline, with the label below.
    const { before, value, label } = result
    const start = widthOf(before) + 0.25
    const width = widthOf(value) + 0.2
    const size = Math.min(230, INNER / (start + width))
    const x = MARGIN + start * size
    const foot = 470
    parts.push(
      block(heading, MARGIN, ink, { width: INNER - 260, height: 190, largest: 120 }),
      line(MARGIN, foot, before, size, ink),
      rectangle(x, foot - size * 0.83, width * size, size * 0.95, accent),
      line(x + 0.1 * size, foot, value, size, onAccent),
      block(label, 516, ink, { width: INNER, height: 84, largest: 40 }),
    )
  } else
    parts.push(
      `<path fill="${field}" d="M${WIDTH} 160V${HEIGHT}H760z"/>`,
      block(heading, MARGIN, ink, { width: INNER - 200, height: 470, largest: 190 }),
    )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${parts.join('')}</svg>`
}

/** Draws a card as a PNG. A palette is enough for flat colors. */
export async function drawCard(card: SocialCard, settings: CardSettings) {
  const { pixels, width, height } = await renderAsync(cardSvg(card, settings), FONT_OPTIONS)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colors: 64, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer()
}
