/** The icons for browsers and phones, drawn from the brand’s mark. */
import { Resvg } from '@resvg/resvg-js'
import type { Brand } from '../content/brand'
import { paletteOf } from '../content/palette'

/** Writes the favicon and all icons to the finished site. */
export function writeIcons(write: (file: string, content: string | Buffer) => void, brand: Brand) {
  const { light, dark } = paletteOf(brand)
  const style = `<style>path{fill:${light.link}}@media (prefers-color-scheme:dark){path{fill:${dark.link}}}</style>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 120 120">${style}<path d="${brand.mark}"/></svg>`
  write('favicon.svg', svg)
  for (const size of [192, 512]) write(`icons/icon-${size}x${size}.png`, draw(brand, size, 0.84))
  write('apple-touch-icon.png', draw(brand, 180, 0.56, light.ground))
  // Browsers and services request this path by default. They go by its content, which is a PNG, not by its name.
  write('favicon.ico', draw(brand, 48, 0.9))
}

/**
 * Draws the mark as a PNG.
 *
 * @param share the mark’s width as a fraction of the icon’s
 */
function draw(brand: Brand, size: number, share: number, background?: string) {
  const { link } = paletteOf(brand).light
  const edge = (size * (1 - share)) / 2
  const mark = `<path transform="translate(${edge} ${edge}) scale(${(size * share) / 100})" fill="${link}" d="${brand.mark}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${mark}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false }, background }).render().asPng()
}
