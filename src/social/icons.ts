/** The icons for browsers and phones, drawn from the brand’s mark. */
import { Resvg } from '@resvg/resvg-js'
import type { Brand } from '../content/brand'
import { paletteOf } from '../content/palette'

/** An icon file. */
interface Icon {
  file: string
  size: number
  /** The mark’s width as a fraction of the icon’s. */
  share: number
  /** Whether it has a background. */
  hasGround?: boolean
}

const ICONS: readonly Icon[] = [
  { file: 'icons/icon-192x192.png', size: 192, share: 0.84 },
  { file: 'icons/icon-512x512.png', size: 512, share: 0.84 },
  { file: 'apple-touch-icon.png', size: 180, share: 0.56, hasGround: true },
  // Browsers and services request this path by default.
  { file: 'favicon.ico', size: 48, share: 0.9 },
]

/** Writes the favicon and all icons to the finished site. */
export function writeIcons(write: (file: string, content: string | Buffer) => void, brand: Brand) {
  const { light, dark } = paletteOf(brand)
  const style = `<style>path{fill:${light.link}}@media (prefers-color-scheme:dark){path{fill:${dark.link}}}</style>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 120">${style}<path d="${brand.mark}"/></svg>`
  write('favicon.svg', svg)
  for (const icon of ICONS) {
    const png = draw(brand, icon)
    write(icon.file, icon.file.endsWith('.ico') ? ico(png, icon.size) : png)
  }
}

function draw(brand: Brand, { size, share, hasGround }: Icon): Buffer {
  const { link, ground } = paletteOf(brand).light
  const edge = (size * (1 - share)) / 2
  const mark = `<path transform="translate(${edge} ${edge}) scale(${(size * share) / 100})" fill="${link}" d="${brand.mark}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${mark}</svg>`
  const options = { font: { loadSystemFonts: false }, ...(hasGround && { background: ground }) }
  return new Resvg(svg, options).render().asPng()
}

/** Wraps a PNG in an ICO file with one directory entry. The npm packages that do this decode the PNG first. */
function ico(png: Buffer, size: number): Buffer {
  // Reserved, type, and image count; width and height, no palette, planes, and bits per pixel.
  const head = Uint16Array.of(0, 1, 1, size * 257, 0, 1, 32)
  // The image's length and offset.
  const place = Uint32Array.of(png.length, 22)
  return Buffer.concat([Buffer.from(head.buffer), Buffer.from(place.buffer), png])
}
