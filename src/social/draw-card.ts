/** Draws a social image: a headline with a sentence, a result or a list, in the brand’s colors. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { paletteOf } from '../content/palette'
import type { Brand } from '../content/brand'
import { escapeMarkup } from '../content/escape-markup'
import type { SocialCard } from './card'
import { FONT_STYLE, type Fonts, type FontName } from './fonts'

const WIDTH = 1200
const HEIGHT = 630
/** The margin of text; networks crop the edges a little. */
const MARGIN = 56
const INNER = WIDTH - 2 * MARGIN
/** The height of capitals and figures, in em. */
const CAPITALS = 0.72

/** What every image shows besides its card. */
export interface CardSettings {
  /** The agency's name. */
  site: string
  brand: Pick<Brand, 'theme' | 'accent' | 'mark'>
  fonts: Fonts
}

interface Style {
  size: number
  fill: string
  font?: FontName
  anchor?: 'start' | 'end'
}

/** A line of text with its baseline at `y`. */
const line = (x: number, y: number, words: string, style: Style) =>
  `<text class="${style.font ?? 'bold'}" x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${style.size}" fill="${style.fill}" text-anchor="${style.anchor ?? 'start'}">${escapeMarkup(words)}</text>`

const rectangle = (x: number, y: number, width: number, height: number, fill: string) =>
  `<path fill="${fill}" d="M${x} ${y}h${width}v${height}h-${width}z"/>`

/** The width of a text in pixels. */
function widthOf(fonts: Fonts, words: string, size: number, font: FontName = 'bold'): number {
  return [...words].reduce((sum, each) => sum + fonts.advance(font, each), 0) * size
}

/** Breaks a text into lines no wider than `width`, in pixels. */
function broken(fonts: Fonts, words: string, size: number, width: number, font?: FontName) {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && widthOf(fonts, longer, size, font) <= width)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

interface Box {
  width: number
  height: number
  largest: number
  smallest: number
  font?: FontName
}

/** Breaks a text into lines at the largest size that fits a box, between two sizes. */
export function fitted(fonts: Fonts, words: string, box: Box): { size: number; lines: string[] } {
  const { width, height, largest, smallest, font } = box
  for (let size = largest; size > smallest; size -= 2) {
    const lines = broken(fonts, words, size, width, font)
    const widest = Math.max(...lines.map(each => widthOf(fonts, each, size, font)))
    if (lines.length * size * 1.1 <= height && widest <= width) return { size, lines }
  }
  return { size: smallest, lines: broken(fonts, words, smallest, width, font) }
}

/** A text in a box whose top left corner is at `x` and `top`. */
function block(fonts: Fonts, words: string, x: number, top: number, fill: string, box: Box) {
  const { size, lines } = fitted(fonts, words, box)
  const { font } = box
  return lines
    .map((each, index) =>
      line(x, top + size * (CAPITALS + index * 1.1), each, { size, fill, font }),
    )
    .join('')
}

/** Colors of an image. */
interface Colors {
  words: string
  field: string
  /** The background of a result, and the text on it. */
  accent: string
  onAccent: string
}

/** Draws a card as SVG. */
export function cardSvg(card: SocialCard, { site, brand, fonts }: CardSettings): string {
  const { ground, ink, field, accent, 'on-accent': onAccent } = paletteOf(brand).light
  // Each kind of card has its own background.
  const [back, words] = card.items ? [ink, ground] : card.value ? [field, ink] : [ground, ink]
  const draw = card.items ? list : card.value ? result : statement
  const name = { size: 30, fill: words, anchor: 'end' } as const
  const markX = WIDTH - MARGIN - widthOf(fonts, site, name.size) - 44
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    FONT_STYLE,
    rectangle(0, 0, WIDTH, HEIGHT, back),
    ...draw(card, fonts, { words, field, accent, onAccent }),
    `<path transform="translate(${markX} ${MARGIN - 4}) scale(.3)" fill="${words}" d="${brand.mark}"/>`,
    line(WIDTH - MARGIN, MARGIN + 22, site, name),
    line(WIDTH - MARGIN, MARGIN + 62, card.mark ?? '', { ...name, size: 28, font: 'text' }),
    '</svg>',
  ].join('')
}

/** The headline, in the space it has. */
const headline = (card: SocialCard, fonts: Fonts, fill: string, width: number, height: number) =>
  block(fonts, card.heading, MARGIN, MARGIN, fill, { width, height, largest: 120, smallest: 40 })

/** A headline with a sentence, over the diagonal. */
function statement(card: SocialCard, fonts: Fonts, { words, field }: Colors): string[] {
  const box = { width: 660, height: 120, largest: 34, smallest: 24, font: 'text' } as const
  return [
    `<path fill="${field}" d="M${WIDTH} 160V${HEIGHT}H760z"/>`,
    headline(card, fonts, words, INNER - 200, 360),
    block(fonts, card.text ?? '', MARGIN, 455, words, box),
  ]
}

/** The result on orange, beside the number before, with the label below. */
function result(card: SocialCard, fonts: Fonts, { words, accent, onAccent }: Colors): string[] {
  const { before = '', value = '', label = '' } = card
  const em = (text: string) => widthOf(fonts, text, 1)
  const start = before ? em(before) + 0.25 : 0
  const width = em(value) + 0.2
  const size = Math.min(230, INNER / (start + width))
  const x = MARGIN + start * size
  const foot = 470
  const box = { width: INNER, height: 84, largest: 40, smallest: 24 }
  return [
    headline(card, fonts, words, INNER - 260, 190),
    line(MARGIN, foot, before, { size, fill: words }),
    rectangle(x, foot - size * 0.83, width * size, size * 0.95, accent),
    line(x + 0.1 * size, foot, value, { size, fill: onAccent }),
    block(fonts, label, MARGIN, 516, words, box),
  ]
}

/** A headline beside a list. */
function list(card: SocialCard, fonts: Fonts, { words, field }: Colors): string[] {
  const { items = [] } = card
  const step = Math.min(110, 430 / items.length)
  const size = Math.min(44, step * 0.62)
  const left = 700
  const right = WIDTH - MARGIN
  return [
    headline(card, fonts, words, 620, 500),
    ...items.flatMap(({ name, value = '' }, index) => {
      const y = HEIGHT - MARGIN - (items.length - 1 - index) * step
      const width = right - left - widthOf(fonts, value, size) - 24
      const box = { width, height: size * 1.2, largest: size, smallest: 18 }
      return [
        rectangle(left, y + 18, right - left, 3, field),
        line(left, y, name, { size: fitted(fonts, name, box).size, fill: words }),
        line(right, y, value, { size, fill: words, anchor: 'end' }),
      ]
    }),
  ]
}

/** Draws a card as PNG, with a palette, which is enough for flat colors. */
export async function drawCard(card: SocialCard, settings: CardSettings): Promise<Buffer> {
  const image = await renderAsync(cardSvg(card, settings), settings.fonts.options)
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colors: 64, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer()
}
