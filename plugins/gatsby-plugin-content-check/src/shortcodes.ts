/** Checks a text's shortcodes against their schemas. */
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import type { Diagnostic } from './diagnostic'
import { locatedValue, type Path } from './located-value'
import type { SourceFile } from './source-file'
import { validate } from './validate'
import { listOf, nearMiss } from './words'

/** A shortcode that MDX may use. All attributes are literal strings. */
export interface Shortcode {
  attributes: z.ZodObject
  /** Whether there's text between the opening and the closing tag. */
  children: 'none' | 'required'
}

export type Shortcodes = Readonly<Record<string, Shortcode>>

/** A shortcode as a text uses it. */
export interface UsedShortcode {
  name: string
  attributes: Readonly<Record<string, string>>
  /** Where it starts. */
  offset: number
  /** Where an attribute starts; the shortcode itself, if it doesn't have that attribute. */
  offsetOf: (attribute: string) => number
  children: readonly RootContent[]
}

/** Checks one shortcode, and returns it if it has no errors. */
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
  // The parser doesn't report where attributes are, so look for each in the tag.
  const offsetOf = (attribute: string) =>
    offset + Math.max(0, source.search(new RegExp(`\\b${attribute}=`)))
  const attributes: Record<string, string> = {}
  const diagnostics: Diagnostic[] = []
  for (const attribute of given) {
    const isNamed = attribute.type === 'mdxJsxAttribute'
    if (isNamed && typeof attribute.value === 'string') attributes[attribute.name] = attribute.value
    else
      diagnostics.push(
        file.error(
          isNamed ? offsetOf(attribute.name) : offset,
          'attribute',
          `The attributes of ${name} must be plain text.`,
          'Write name="value", with quotation marks and without { }.',
        ),
      )
  }
  if (diagnostics.length > 0) return { diagnostics }
  const placeOf = ([attribute]: Path) => offsetOf(String(attribute))
  const located = locatedValue(attributes, placeOf, placeOf)
  // In Markdown's own syntax, an image's attributes have no names.
  const owner = source.startsWith('![') ? 'Image' : name
  diagnostics.push(
    ...validate({ file, located, part: 'attribute', owner }, declared.attributes).diagnostics,
  )
  const refuse = (message: string, fix: string) =>
    diagnostics.push(file.error(offset, 'shortcode', message, fix))
  if (declared.children === 'required' && children.length === 0)
    refuse(`${name} can’t be empty.`, `Put text between <${name}> and </${name}>.`)
  if (declared.children === 'none' && children.length > 0)
    refuse(`${name} can’t contain text.`, `Write <${name} … /> and put the text after it.`)
  const used = { name, attributes, offset, offsetOf, children }
  return { used: diagnostics.length === 0 ? used : undefined, diagnostics }
}

/** An error for an unknown shortcode, with a suggestion. */
export function unknownShortcode(
  file: SourceFile,
  offset: number,
  name: string,
  shortcodes: Shortcodes,
): Diagnostic {
  const names = Object.keys(shortcodes)
  const fix = nearMiss(name, names) ?? `Use ${listOf(names)}.`
  return file.error(offset, 'shortcode', `Unknown shortcode “${name}”.`, fix)
}
