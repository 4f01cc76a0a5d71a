/** How the agency looks, for what is drawn beside the pages. */
import { readDocumentOf } from '../content/read-documents'
import type { Brand } from '../content/brand'

/**
 * Reads data/brand.json.
 *
 * @throws with the fault's place and fix where the file is not good
 */
export const readBrand = (root: string): Brand =>
  readDocumentOf(root, 'Brand', 'data/brand.json').data
