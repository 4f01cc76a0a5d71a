/** The agency gets its own name, addresses, mark and colours: what data/site.json and data/brand.json hold then. */
import { applyEdits, modify } from 'jsonc-parser'
import { validate } from '../documents/field-faults'
import type { Fault } from '../documents/fault'
import { isRecord, parseJson } from '../documents/located-value'
import { sourceFile } from '../documents/source-file'
import { brand, brandOrder } from '../schema/brand'
import { frameColour, WRITTEN } from '../schema/palette'
import { letterMark } from './letter-mark'

const SITE = 'data/site.json'
const BRAND = 'data/brand.json'

/** The texts of the two files, by their paths. */
export type BrandTexts = Readonly<Record<typeof SITE | typeof BRAND, string>>

/**
 * Writes what is ordered into the two files; all else in them stays as it is.
 *
 * @param root the project, whose face letters are drawn in
 * @param order the path and text of the file with the fields that change
 * @returns the new texts, or what is wrong with the order
 */
export async function withBrand(
  root: string,
  texts: BrandTexts,
  order: { path: string; text: string },
): Promise<{ texts: BrandTexts } | { faults: Fault[] }> {
  const file = sourceFile(order.path, order.text)
  const { located, faults } = parseJson(file)
  if (!located) return { faults }
  const checked = validate(file, located, brandOrder)
  if (!checked.data) return checked
  const { letters, ...asked } = checked.data
  if (letters !== undefined) {
    const refused = (message: string, remedy: string) => ({
      faults: [file.fault(located.offsetOf(['letters']), 'letters', message, remedy)],
    })
    if (asked.mark)
      return refused('“mark” and “letters” are both given.', 'Leave out the one that is not meant.')
    asked.mark = await letterMark(root, letters)
    if (!asked.mark)
      return refused(
        `The site’s face has not all of “${letters}”.`,
        'Choose other letters, or draw them, and give the outline as “mark”.',
      )
  }
  const ordered: [string, unknown][] = Object.entries(asked)
  const isBrand = (field: string) => field in brand.shape
  // A mark of another shape has not fallen apart as the one before it.
  if ('mark' in asked && !('brokenMark' in asked)) ordered.push(['brokenMark', undefined])
  const own = withFields(
    texts[BRAND],
    ordered.filter(([field]) => isBrand(field)),
  )
  const written: unknown = JSON.parse(own)
  const colours = { ...WRITTEN, ...(isRecord(written) && written) }
  const frame = frameColour(colours)
  return {
    texts: {
      [BRAND]: own,
      [SITE]: withFields(texts[SITE], [
        ...ordered.filter(([field]) => !isBrand(field)),
        ['themeColor.light', frame],
        ['themeColor.dark', frame],
      ]),
    },
  }
}

/** A file with other values in some of its fields, by their paths; `undefined` takes one out. */
function withFields(text: string, fields: readonly (readonly [string, unknown])[]): string {
  const formattingOptions = { insertSpaces: true, tabSize: 2 }
  return fields.reduce(
    (result, [field, value]) =>
      applyEdits(result, modify(result, field.split('.'), value, { formattingOptions })),
    text,
  )
}
