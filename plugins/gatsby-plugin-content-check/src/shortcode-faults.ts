/** A shortcode of a text, held against its declaration. */
import type { RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { shortcodes, type ShortcodeName } from '../../../src/content/shortcode'
import type { Fault } from './fault'
import { descriptionAt, nearMiss } from './field-faults'
import { notationFault } from './mdx-notation'
import { pictureSourceFault } from './picture-file'
import { isShortcodeName, unknownShortcode } from './shortcode-name'
import type { SourceFile } from './source-file'
import type { TextReading } from './text-reading'

type Shortcode = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a Figure is written in Markdown's own words. */
const isMarkdown = (file: SourceFile, offset: number) => file.text.startsWith('![', offset)

/** Attributes that name a picture. */
const PICTURES = ['src', 'phone'] as const

/**
 * Checks one shortcode.
 *
 * @param reading what the text refers to so far, to which this adds what the shortcode does
 */
export function checkShortcode(file: SourceFile, node: Shortcode, reading: TextReading): Fault[] {
  const offset = node.position?.start.offset ?? 0
  const { name } = node
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  const notation = name === 'br' ? notationFault(file, line, column) : undefined
  if (notation) return [notation]
  if (!name || !isShortcodeName(name)) {
    return [unknownShortcode(file, offset, name ?? '<>')]
  }
  const { attributes, children } = shortcodes[name]
  const faults: Fault[] = []
  const given: Record<string, string> = {}
  const offsets: Record<string, number> = {}
  let from = offset
  for (const attribute of node.attributes) {
    // The parser gives attributes no place: each is found in the tag, after the one before it.
    const start = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{'
    const place = isMarkdown(file, offset)
      ? offset
      : Math.max(offset, file.text.indexOf(start, from + 1))
    from = place
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
      faults.push(
        file.fault(
          place,
          'attribute',
          `An attribute of ${name} is not plain text.`,
          'Write name="value" with quotation marks and without { }.',
        ),
      )
      continue
    }
    given[attribute.name] = attribute.value
    offsets[attribute.name] = place
  }
  if (faults.length > 0) return faults
  const result = attributes.safeParse(given)
  for (const issue of result.success ? [] : result.error.issues) {
    faults.push(attributeFault(file, name, issue, given, offsets, offset))
  }
  const hasChildren = node.children.length > 0
  if (children === 'none' && hasChildren) {
    faults.push(
      file.fault(
        offset,
        'shortcode',
        `${name} holds no text.`,
        `Write <${name} … /> and put the text after it.`,
      ),
    )
  }
  if (children === 'required' && !hasChildren) {
    faults.push(
      file.fault(
        offset,
        'shortcode',
        `${name} is empty.`,
        `Put text between <${name}> and </${name}>.`,
      ),
    )
  }
  faults.push(...checkChildren(file, node, name, offset))
  if ((name === 'Metric' || name === 'Chart') && given.id) {
    reading.uses.push({ shortcode: name, id: given.id, offset: offsets.id ?? offset })
  }
  if (name === 'Chart' && given.id) {
    reading.places.push({
      id: `chart-${given.id}`,
      offset: offsets.id ?? offset,
      remedy: 'Show each chart once; lead to it with a link where it is spoken of again.',
    })
  }
  if ((name === 'Figure' || name === 'Video') && !faults.some(({ rule }) => rule === 'picture'))
    for (const attribute of PICTURES) {
      const src = given[attribute]
      if (src) reading.pictures.push({ src, attribute, offset: offsets[attribute] ?? offset })
    }
  for (const attribute of ['url', 'tryIt'])
    if (given[attribute] && result.success)
      reading.links.push({ url: given[attribute], offset: offsets[attribute] ?? offset })
  return faults
}

function attributeFault(
  file: SourceFile,
  name: ShortcodeName,
  issue: { code: string; path: PropertyKey[]; keys?: string[]; message: string },
  given: Record<string, string>,
  offsets: Record<string, number>,
  offset: number,
): Fault {
  const { attributes } = shortcodes[name]
  const names = Object.keys(attributes.shape)
  const attribute = String(issue.path[0] ?? issue.keys?.[0] ?? '')
  if (issue.code === 'unrecognized_keys') {
    return file.fault(
      offsets[attribute] ?? offset,
      'attribute',
      `${name} has no attribute “${attribute}”.`,
      nearMiss(attribute, names) ?? `Its attributes are ${names.join(', ')}.`,
    )
  }
  const picture = PICTURES.some(name => name === attribute) ? given[attribute] : undefined
  if (picture !== undefined) {
    const { message, remedy } = pictureSourceFault(picture)
    return file.fault(offsets[attribute] ?? offset, 'picture', message, remedy)
  }
  if (isMarkdown(file, offset)) return markdownPictureFault(file, attribute, given, offset)
  const description = descriptionAt(attributes, [attribute])
  return attribute in offsets
    ? file.fault(
        offsets[attribute] ?? offset,
        'attribute',
        `The attribute “${attribute}” of ${name} has a value that does not fit.`,
        description,
      )
    : file.fault(offset, 'attribute', `${name} needs the attribute “${attribute}”.`, description)
}

/** What is wrong with the words of a picture in Markdown's own notation. */
function markdownPictureFault(
  file: SourceFile,
  attribute: string,
  { alt = '' }: Record<string, string>,
  offset: number,
): Fault {
  if (attribute === 'caption') {
    const message = 'The line under the picture, in quotation marks, is too short or too long.'
    return file.fault(offset, 'picture', message, 'It needs 10 to 240 characters.')
  }
  return file.fault(
    offset,
    'picture',
    alt.trim() === ''
      ? 'The picture has no description.'
      : `The picture’s description has ${alt.trim().length} characters; it needs 10 to 300.`,
    'Say between the brackets what it shows, for those who cannot see it: ![What it shows](./picture.png).',
  )
}

/** What must stand inside a shortcode that arranges others. */
function checkChildren(
  file: SourceFile,
  node: Shortcode,
  name: ShortcodeName,
  offset: number,
): Fault[] {
  const inner: readonly RootContent[] = node.children
  if (name === 'Comparison') {
    const sides = inner.filter(child => 'name' in child && child.name === 'Side')
    if (sides.length !== 2 || inner.length !== 2) {
      return [
        file.fault(
          offset,
          'shortcode',
          'Comparison holds two <Side> shortcodes and nothing else.',
          'Write <Side label="…">…</Side> twice inside it.',
        ),
      ]
    }
  }
  if (name === 'Steps' && !(inner.length === 1 && inner[0]?.type === 'list' && inner[0].ordered)) {
    return [
      file.fault(
        offset,
        'shortcode',
        'Steps holds one numbered list and nothing else.',
        'Start its lines with 1. 2. 3.',
      ),
    ]
  }
  return []
}
