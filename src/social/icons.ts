/** The icons for browsers and phones, drawn from the brand’s mark. */
import { Resvg } from '@resvg/resvg-js'
import type { Brand } from '../content/brand'
import { paletteOf } from '../content/palette'

/** An icon file. */
interface Icon {
  file: string
  size: number
  /** The mark’s share of the icon’s width. */
  share: number
  /** Whether it has a background. */
  ground: boolean
}

const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192x192.png', size: 192, share: 0.84, ground: false },
  { file: 'icons/icon-512x512.png', size: 512, share: 0.84, ground: false },
  { file: 'apple-touch-icon.png', size: 180, share: 0.56, ground: true },
]

/** Browsers and services request this path by convention. */
const FAVICON = { file: 'favicon.ico', size: 48, share: 0.9, ground: false }

type Mark = Pick<Brand, 'theme' | 'accent' | 'mark'>

/** Writes the favicon and all icons to the finished site. */
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

/** Wraps a PNG in an ICO file with one directory entry. Packages that do this decode the PNG first. */
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
