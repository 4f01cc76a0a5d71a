/** The brand's colors: legible wherever they lie on each other. */
import type { Diagnostic } from '../../plugins/gatsby-plugin-content-check/src'
import { type Document, documentOf } from '../page-kinds/documents'
import { illegible } from '../content/palette'

/** Checks data/brand.json. */
export function checkBrand(documents: readonly Document[]): Diagnostic[] {
  const brand = documentOf(documents, 'Brand')
  if (!brand) return []
  const { file, located, data } = brand
  return illegible(data).map(({ field, message }) =>
    file.error(
      located.offsetOf([field]),
      'contrast',
      message,
      'Choose a lighter or darker color, or one of another hue.',
    ),
  )
}
