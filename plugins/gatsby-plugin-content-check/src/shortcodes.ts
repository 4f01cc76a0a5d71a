/** Checks shortcodes against their schemas. */
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri'
import type { MdxText, Shortcodes } from './content'
import { outputSchema, textsIn } from './declaration'
import type { Diagnostic, SourceFile } from './source-file'
import { locatedValue, type Path } from './located-value'
import { placeOf } from './parse-mdx'
import { validate } from './validate'
import { insteadOf } from './words'

type Element = MdxJsxFlowElement | MdxJsxTextElement

/** An attribute's value: text, `true` if the attribute is just a name, or `undefined` if it's code. */
const literalOf = ({ value }: Element['attributes'][number]) =>
  typeof value === 'object' && value ? undefined : (value ?? true)

/**
 * Checks one shortcode and adds it to `mdx` if it has no errors.
 *
 * @param isPlain whether attributes must be text in quotation marks
 */
export function* checkShortcode(
  file: SourceFile,
  node: Element,
  shortcodes: Shortcodes,
  isPlain: boolean,
  mdx: MdxText,
) {
  const { children } = node
  const name = node.name ?? ''
  const { start: offset, end } = placeOf(node)
  const declared = Object.hasOwn(shortcodes, name) ? shortcodes[name] : undefined
  if (!declared) {
    yield unknownShortcode(file, offset, name, shortcodes)
    return
  }
  const source = file.text.slice(offset, end)
  // In a Markdown image, attributes have no names.
  const isImage = source.startsWith('![')
  // The parser doesn't report where attributes are, so look for each in the tag.
  const offsetOf = (attribute: string) => {
    const index = source.search(new RegExp(`(?<=\\s)${attribute}(?=[\\s=/>])`))
    return isImage || index < 0 ? offset : offset + index
  }
  const place = ([attribute]: Path) => offsetOf(String(attribute))
  const attributes: Record<string, unknown> = {}
  const diagnostics: Diagnostic[] = []
  let hasMore = false
  for (const attribute of node.attributes) {
    const key = 'name' in attribute ? attribute.name : undefined
    const isRefused = isPlain && (key === undefined || typeof attribute.value !== 'string')
    if (isRefused) {
      const message = `The attributes of ${name} must be plain text.`
      const fix = 'Write name="value", with quotation marks and without { }.'
      diagnostics.push(file.error(key ? offsetOf(key) : offset, 'attribute', message, fix))
    }
    if (key === undefined) hasMore = true
    else attributes[key] = isRefused ? undefined : literalOf(attribute)
  }
  const validated = validate(
    {
      file,
      located: locatedValue(attributes, place),
      part: 'attribute',
      owner: isImage ? 'Image' : name,
      // Attributes written as code aren't checked.
      isUnread: key => attributes[key] === undefined && (hasMore || key in attributes),
    },
    declared.attributes,
  )
  diagnostics.push(...validated.diagnostics)
  const refuse = (message: string, fix: string) =>
    diagnostics.push(file.error(offset, 'shortcode', message, fix))
  if (declared.children === 'required' && children.length === 0)
    refuse(`${name} can’t be empty.`, `Put text between <${name}> and </${name}>.`)
  if (declared.children === 'none' && children.length > 0)
    refuse(`${name} can’t contain text.`, `Write <${name} … /> and put the text after it.`)
  yield* diagnostics
  if (diagnostics.length > 0) return
  const texts = [...textsIn(attributes, outputSchema(declared.attributes))]
  mdx.references.push(...texts.map(({ path, ...text }) => ({ ...text, offset: place(path) })))
  mdx.shortcodes.push({
    name,
    attributes: Object.fromEntries(texts.map(({ path, value }) => [path.join('.'), value])),
    offset,
    offsetOf,
  })
}

/** An error for an unknown shortcode, with a suggestion. */
export function unknownShortcode(
  file: SourceFile,
  offset: number,
  name: string,
  shortcodes: Shortcodes,
) {
  const fix = insteadOf(name, Object.keys(shortcodes))
  return file.error(offset, 'shortcode', `Unknown shortcode “${name}”.`, fix)
}
