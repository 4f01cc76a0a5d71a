/** The shortcodes of a text, held against their declarations. */
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { Diagnostic } from './diagnostic'
import { locatedValue, type Path } from './located-value'
import type { SourceFile } from './source-file'
import { validate } from './validate'
import { nearMiss } from './words'

/** A shortcode that MDX may use. All attributes are literal strings. */
export interface Shortcode {
  attributes: z.ZodObject
  /** Whether text stands between the opening and the closing tag. */
  children: 'none' | 'required'
}

export type Shortcodes = Readonly<Record<string, Shortcode>>

/** A shortcode as a text uses it. */
export interface UsedShortcode {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Where it stands. */
  offset: number
  /** Where one of its attributes stands; the shortcode itself, if it has none of that name. */
  offsetOf: (attribute: string) => number
  children: readonly RootContent[]
}

/** Checks one shortcode; gives it back where nothing is wrong with it. */
export function checkShortcode(
  file: SourceFile,
  { name, attributes: given, children, position }: MdxJsxFlowElement | MdxJsxTextElement,
  shortcodes: Shortcodes,
): { used?: UsedShortcode; diagnostics: Diagnostic[] } {
  const { start, end } = position ?? {}
  const offset = start?.offset ?? 0
  const declared = name && Object.hasOwn(shortcodes, name) ? shortcodes[name] : undefined
  if (!name || !declared)
    return { diagnostics: [unknownShortcode(file, offset, name ?? '', shortcodes)] }
  const source = file.text.slice(offset, end?.offset)
  // The parser gives attributes no place: each is found in the tag.
  const offsetOf = (attribute: string) =>
    offset + Math.max(0, source.search(new RegExp(`\\b${attribute}=`)))
  const attributes: Record<string, string> = {}
  const diagnostics: Diagnostic[] = []
  for (const attribute of given) {
    if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string') {
      attributes[attribute.name] = attribute.value
      continue
    }
    const place = attribute.type === 'mdxJsxAttribute' ? offsetOf(attribute.name) : offset
    const message = `An attribute of ${name} is not plain text.`
    const fix = 'Write name="value" with quotation marks and without { }.'
    diagnostics.push(file.error(place, 'attribute', message, fix))
  }
  if (diagnostics.length > 0) return { diagnostics }
  const placeOf = ([attribute]: Path) => offsetOf(String(attribute))
  const located = locatedValue(attributes, placeOf, placeOf)
  // A picture in Markdown's own words has no attributes by name.
  const owner = source.startsWith('![') ? 'Picture' : name
  diagnostics.push(
    ...validate({ file, located, part: 'attribute', owner }, declared.attributes).diagnostics,
  )
  const isEmpty = children.length === 0
  if (isEmpty === (declared.children === 'required')) {
    const message = `${name} ${isEmpty ? 'is empty' : 'holds no text'}.`
    const fix = isEmpty
      ? `Put text between <${name}> and </${name}>.`
      : `Write <${name} … /> and put the text after it.`
    diagnostics.push(file.error(offset, 'shortcode', message, fix))
  }
  const used = { name, attributes, offset, offsetOf, children }
  return { used: diagnostics.length === 0 ? used : undefined, diagnostics }
}

/** A name that no shortcode has, with the one that was probably meant. */
export function unknownShortcode(
  file: SourceFile,
  offset: number,
  name: string,
  shortcodes: Shortcodes,
): Diagnostic {
  const names = Object.keys(shortcodes)
  const fix = nearMiss(name, names) ?? `The shortcodes are ${names.join(', ')}.`
  return file.error(offset, 'shortcode', `There is no shortcode “${name}”.`, fix)
}
