/** The brand's colours: legible wherever they lie on each other. */
import {
  documentOf,
  type Document,
} from '../../../plugins/gatsby-plugin-content-check/src/document'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { illegible } from '../palette'

/** Checks data/brand.json. */
export function checkBrand(documents: readonly Document[]): Fault[] {
  const brand = documentOf(documents, 'Brand')
  if (!brand) return []
  const { file, located, data } = brand
  return illegible(data).map(({ field, message }) =>
    file.fault(
      located.offsetOf([field]),
      'contrast',
      message,
      'Choose a lighter or darker colour, or one of another hue.',
    ),
  )
}
