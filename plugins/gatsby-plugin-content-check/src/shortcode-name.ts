/** Names of shortcodes, and names that are none. */
import { shortcodes, type ShortcodeName } from '../../../src/content/shortcode'
import type { Fault } from './fault'
import { nearMiss } from './field-faults'
import type { SourceFile } from './source-file'

/** What writers know by another name. */
const OTHER_NAMES: Readonly<Record<string, ShortcodeName>> = {
  iframe: 'Video',
  youtube: 'Video',
  img: 'Figure',
  image: 'Figure',
  picture: 'Figure',
  blockquote: 'Quotation',
  note: 'Callout',
  warning: 'Callout',
}

/** A name that is none, with the one that was probably meant. */
export function unknownShortcode(file: SourceFile, offset: number, name: string): Fault {
  const names = Object.keys(shortcodes)
  const other = OTHER_NAMES[name.toLowerCase()]
  return file.fault(
    offset,
    'shortcode',
    `There is no shortcode “${name}”.`,
    other
      ? `Use ${other}: content/README.md shows how.`
      : (nearMiss(name, names) ?? `The shortcodes are ${names.join(', ')}.`),
  )
}

export const isShortcodeName = (name: string): name is ShortcodeName =>
  Object.hasOwn(shortcodes, name)
