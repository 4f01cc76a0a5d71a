/** How the agency looks, for what is drawn beside the pages. */
import { readDocumentOf } from '../../plugins/gatsby-plugin-content-check/src/document'
import type { Brand } from '../content/brand'

/**
 * Reads data/brand.json.
 *
 * @throws with the fault's place and remedy where the file is not good
 */
export const readBrand = (root: string): Brand =>
  readDocumentOf(root, 'Brand', 'data/brand.json').data
