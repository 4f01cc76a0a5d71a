/** The shortcodes of a text, held against their declarations. */
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import type { z } from 'zod'
import { metaAt } from './declaration'
import type { Diagnostic } from './diagnostic'
import { pictureSourceProblem } from './picture-file'
import type { SourceFile } from './source-file'
import { nearMiss } from './words'

/** A shortcode that MDX may use. All attributes are literal strings. */
export interface Shortcode {
  description: string
  attributes: z.ZodObject
  /** Whether text stands between the opening and the closing tag. */
  children: 'none' | 'required'
  /** Names that writers know it by from elsewhere, like `img`. */
  aliases?: readonly string[]
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

type Node = MdxJsxFlowElement | MdxJsxTextElement

/** Checks one shortcode; gives it back where its attributes can be read. */
export function checkShortcode(
  file: SourceFile,
  node: Node,
  shortcodes: Shortcodes,
): { used?: UsedShortcode; diagnostics: Diagnostic[] } {
  const offset = node.position?.start.offset ?? 0
  const name = node.name ?? '<>'
  const declared = Object.hasOwn(shortcodes, name) ? shortcodes[name] : undefined
  if (!declared) return { diagnostics: [unknownShortcode(file, offset, name, shortcodes)] }
  const isMarkdown = file.text.startsWith('![', offset)
  const attributes: Record<string, string> = {}
  const offsets = new Map<string, number>()
  const diagnostics: Diagnostic[] = []
  let from = offset
  for (const attribute of node.attributes) {
    // The parser gives attributes no place: each is found in the tag, after the one before it.
    const start = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{'
    from = isMarkdown ? offset : Math.max(offset, file.text.indexOf(start, from + 1))
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      const message = `An attribute of ${name} is not plain text.`
      const fix = 'Write name="value" with quotation marks and without { }.'
      diagnostics.push(file.error(from, 'attribute', message, fix))
      continue
    }
    attributes[attribute.name] = attribute.value
    offsets.set(attribute.name, from)
  }
  if (diagnostics.length > 0) return { diagnostics }
  const { children } = node
  const used: UsedShortcode = {
    name,
    attributes,
    offset,
    offsetOf: attribute => offsets.get(attribute) ?? offset,
    children,
  }
  for (const issue of declared.attributes.safeParse(attributes).error?.issues ?? [])
    diagnostics.push(attributeDiagnostic(file, used, declared, issue, isMarkdown))
  if (declared.children === 'none' && children.length > 0) {
    const fix = `Write <${name} … /> and put the text after it.`
    diagnostics.push(file.error(offset, 'shortcode', `${name} holds no text.`, fix))
  }
  if (declared.children === 'required' && children.length === 0) {
    const fix = `Put text between <${name}> and </${name}>.`
    diagnostics.push(file.error(offset, 'shortcode', `${name} is empty.`, fix))
  }
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
  const other = names.find(each => shortcodes[each]?.aliases?.includes(name.toLowerCase()))
  const fix = other
    ? `Use ${other}.`
    : (nearMiss(name, names) ?? `The shortcodes are ${names.join(', ')}.`)
  return file.error(offset, 'shortcode', `There is no shortcode “${name}”.`, fix)
}

function attributeDiagnostic(
  file: SourceFile,
  { name, attributes, offset, offsetOf }: UsedShortcode,
  declared: Shortcode,
  issue: z.core.$ZodIssue,
  isMarkdown: boolean,
): Diagnostic {
  const names = Object.keys(declared.attributes.shape)
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys
    const fix = nearMiss(key, names) ?? `Its attributes are ${names.join(', ')}.`
    return file.error(offsetOf(key), 'attribute', `${name} has no attribute “${key}”.`, fix)
  }
  const attribute = String(issue.path[0])
  const meta = metaAt(declared.attributes, [attribute])
  const { picture, minLength, maxLength } = meta
  const lengths =
    typeof maxLength === 'number' && `${String(minLength)} to ${maxLength} characters.`
  const description = [meta.description, lengths].filter(Boolean).join(' ')
  const value = attributes[attribute]
  if (picture && value !== undefined) {
    const { message, fix } = pictureSourceProblem(value)
    return file.error(offsetOf(attribute), 'picture', message, fix)
  }
  if (isMarkdown)
    return file.error(
      offset,
      'picture',
      attribute === 'alt'
        ? value?.trim()
          ? `The picture’s description has ${value.trim().length} characters.`
          : 'The picture has no description.'
        : 'The line under the picture, in quotation marks, is too short or too long.',
      description,
    )
  return value === undefined
    ? file.error(offset, 'attribute', `${name} needs the attribute “${attribute}”.`, description)
    : file.error(
        offsetOf(attribute),
        'attribute',
        `The attribute “${attribute}” of ${name} has a value that does not fit.`,
        description,
      )
}
