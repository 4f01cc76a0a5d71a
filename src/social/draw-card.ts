/** A card as a picture. */
import { renderAsync } from '@resvg/resvg-js'
import sharp from 'sharp'
import { HEIGHT, WIDTH } from './canvas'
import type { Card } from './card'
import { compose } from './compositions'
import type { Faces } from './fonts'
import type { Studio } from './studio'

const FAMILY = 'Special Gothic'

/** Classes that the site's drawings carry, and the two faces. */
function styles(): string {
  return [
    `text,.bold{font-family:'${FAMILY}';font-weight:700;font-stretch:condensed}`,
    `.text{font-family:'${FAMILY}';font-weight:400;font-stretch:normal}`,
    `.g-q{opacity:.28}`,
  ].join('')
}

/** A card as SVG, with its words as text in the two faces. */
export function cardSvg(card: Card, studio: Studio): string {
  const body = compose(card, studio)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><style>${styles()}</style>${body}</svg>`
}

/** A card as PNG, drawn beside others in threads. Flat colours and their edges need no more than a palette. */
export async function drawCard(card: Card, studio: Studio, faces: Faces): Promise<Buffer> {
  const image = await renderAsync(cardSvg(card, studio), {
    font: { fontFiles: faces.files, loadSystemFonts: false, defaultFontFamily: FAMILY },
  })
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png({ palette: true, colours: 64, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer()
}
