import { documentOf } from '../page-kinds/documents'
import { illegible } from '../content/palette'
import type { Rule } from './site-content'

/** Finds colors in data/brand.json that can't be read on each other. */
export const checkBrand: Rule = ({ documents }) => {
  const brand = documentOf(documents, 'Brand')
  if (!brand) return []
  const { file, located, data } = brand
  return illegible(data).map(({ field, message }) =>
    file.error(
      located.offsetOf([field]),
      'contrast',
      message,
      'Choose a lighter or darker color, or a different hue.',
    ),
  )
}
