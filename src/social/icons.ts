/** The icons of browsers and mobiles, drawn from the brand's mark. */
import { Resvg } from '@resvg/resvg-js'
import type { Brand } from '../content/brand'
import { paletteOf } from '../content/palette'

/** An icon: its file, its size, and how much of it the mark takes. */
interface Icon {
  file: string
  size: number
  /** The mark's width as a share of the icon's. */
  share: number
  /** Whether it has a ground of its own. */
  ground: boolean
}

const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192x192.png', size: 192, share: 0.84, ground: false },
  { file: 'icons/icon-512x512.png', size: 512, share: 0.84, ground: false },
  { file: 'apple-touch-icon.png', size: 180, share: 0.56, ground: true },
]

/** Browsers and services ask for this address without being told of it. */
const FAVICON = { file: 'favicon.ico', size: 48, share: 0.9, ground: false }

type Mark = Pick<Brand, 'theme' | 'accent' | 'mark'>

/** Writes the favicon and all icons into the finished site. */
export function writeIcons(write: (file: string, content: string | Buffer) => void, brand: Mark) {
  const { light, dark } = paletteOf(brand)
  const style = `<style>path{fill:${light.link}}@media (prefers-color-scheme:dark){path{fill:${dark.link}}}</style>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 120">${style}<path d="${brand.mark}"/></svg>`
  write('favicon.svg', svg)
  for (const icon of ICONS) write(icon.file, draw(brand, icon))
  write(FAVICON.file, ico(draw(brand, FAVICON), FAVICON.size))
}

function draw(brand: Mark, { size, share, ground }: Icon): Buffer {
  const { light } = paletteOf(brand)
  const edge = (size * (1 - share)) / 2
  const back = ground ? `<path fill="${light.ground}" d="M0 0h${size}v${size}h-${size}z"/>` : ''
  const mark = `<path transform="translate(${edge} ${edge}) scale(${(size * share) / 100})" fill="${light.link}" d="${brand.mark}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${back}${mark}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

/**
 * A PNG in the frame of an ICO file: one directory entry, then the picture as it is. Packages that write
 * one read the PNG again first.
 */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}
