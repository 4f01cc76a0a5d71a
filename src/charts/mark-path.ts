import type { Brand } from '../content/brand'
import brand from '../../data/brand.json'

/** The outline of the mark, on a sheet of 100 by 100. */
export const MARK_PATH = brand.mark

/** The mark fallen apart, where the brand has drawn it so. Read by its name, so that no page carries the rest. */
export const BROKEN_MARK = (brand as Brand).brokenMark
