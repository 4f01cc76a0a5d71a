/** The brand's colours: legible wherever they lie on each other, and the same in the frames of browsers. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../documents'
import { frameColour, illegible } from '../palette'

/** Checks data/brand.json, and what data/site.json repeats of it. */
export function checkBrand(documents: readonly Document[]): Diagnostic[] {
  const brand = documentOf(documents, 'Brand')
  if (!brand) return []
  const { file, located, data } = brand
  const contrasts = illegible(data).map(message =>
    file.error(
      located.offsetOf(['accent']),
      'contrast',
      message,
      'Choose a lighter accent, or one of another hue.',
    ),
  )
  const site = documentOf(documents, 'SiteFacts')
  const frame = frameColour(data)
  if (!site || site.data.themeColor.light === frame) return contrasts
  return [
    ...contrasts,
    site.file.error(
      site.located.offsetOf(['themeColor', 'light']),
      'brand',
      `The frame of browsers has another colour than the theme of data/brand.json, which is ${frame} where it is legible.`,
      `Write "${frame}" here, or run npm run brand.`,
    ),
  ]
}
