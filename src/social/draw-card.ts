/** Draws a social image: a headline with a sentence or a result, in the brand’s colors. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { paletteOf, type Palette } from '../content/palette'
import type { Brand } from '../content/brand'
import { escapeMarkup } from '../content/escape-markup'
import type { SocialCard } from './card'
import { FONT_OPTIONS, FONT_STYLE, widthOf, type FontName } from './fonts'

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

interface Style {
  size: number
  fill: string
  font?: FontName
  anchor?: string
}

/** A line of text with its baseline at `y`. */
const line = (
  x: number,
  y: number,
  words: string,
  { size, fill, font = 'bold', anchor = 'start' }: Style,
) =>
  `<text class="${font}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${escapeMarkup(words)}</text>`

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`

/** Wraps text into lines no wider than `width`, in ems. */
function broken(words: string, width: number, font?: FontName) {
  const [first = '', ...others] = words.split(' ')
  const lines = [first]
  for (const word of others) {
    const longer = `${lines.at(-1)} ${word}`
    if (widthOf(longer, font) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The space for a text and its range of font sizes, in pixels. */
interface Box {
  width: number
  height: number
  largest: number
  smallest: number
  font?: FontName
}

/** Wraps text at the largest font size that fits the box. At the smallest size, it may overflow. */
export function fitted(words: string, { width, height, largest, smallest, font }: Box) {
  for (let size = largest; ; size = Math.max(smallest, size - 2)) {
    const em = width / size
    const lines = broken(words, em, font)
    const fits =
      lines.length * size * LEADING <= height && lines.every(each => widthOf(each, font) <= em)
    if (fits || size === smallest) return { size, lines }
  }
}

/** Draws text in a box at the left margin. */
function block(words: string, top: number, fill: string, box: Box) {
  const { size, lines } = fitted(words, box)
  const style = { size, fill, font: box.font }
  return lines
    .map((each, index) => line(MARGIN, top + size * (CAPITALS + index * LEADING), each, style))
    .join('')
}

/** Draws a card as an SVG. */
export function cardSvg(card: SocialCard, { site, brand }: CardSettings) {
  const palette = paletteOf(brand).light
  const { ground, ink, field } = palette
  const [back, draw] = card.value ? [field, result] : [ground, statement]
  const name = { size: 30, fill: ink, anchor: 'end' }
  const markX = WIDTH - MARGIN - widthOf(site) * name.size - 44
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    FONT_STYLE,
    rectangle(0, 0, WIDTH, HEIGHT, back),
    ...draw(card, palette),
    `<path transform="translate(${markX} ${MARGIN - 4}) scale(.3)" fill="${ink}" d="${brand.mark}"/>`,
    line(WIDTH - MARGIN, MARGIN + 22, site, name),
    line(WIDTH - MARGIN, MARGIN + 62, card.mark ?? '', { ...name, size: 28, font: 'text' }),
    '</svg>',
  ].join('')
}

/** The headline, fitted to its space. */
const headline = ({ heading }: SocialCard, fill: string, width: number, height: number) =>
  block(heading, MARGIN, fill, { width, height, largest: 120, smallest: 40 })

/** A headline with a sentence, over a diagonal shape. */
const statement = (card: SocialCard, { field, ink }: Palette) => [
  `<path fill="${field}" d="M${WIDTH} 160V${HEIGHT}H760z"/>`,
  headline(card, ink, INNER - 200, 360),
  block(card.text ?? '', 455, ink, {
    width: 660,
    height: 120,
    largest: 34,
    smallest: 24,
    font: 'text',
  }),
]

/** The result on the accent color, next to its baseline, with the label below. */
function result(card: SocialCard, { ink, accent, 'on-accent': onAccent }: Palette) {
  const { before = '', value = '', label = '' } = card
  const start = before ? widthOf(before) + 0.25 : 0
  const width = widthOf(value) + 0.2
  const size = Math.min(230, INNER / (start + width))
  const x = MARGIN + start * size
  const foot = 470
  return [
    headline(card, ink, INNER - 260, 190),
    line(MARGIN, foot, before, { size, fill: ink }),
    rectangle(x, foot - size * 0.83, width * size, size * 0.95, accent),
    line(x + 0.1 * size, foot, value, { size, fill: onAccent }),
    block(label, 516, ink, { width: INNER, height: 84, largest: 40, smallest: 24 }),
  ]
}

/** Draws a card as a PNG. A palette is enough for flat colors. */
export async function drawCard(card: SocialCard, settings: CardSettings) {
  const { pixels, width, height } = await renderAsync(cardSvg(card, settings), FONT_OPTIONS)
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colors: 64, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer()
}
