/** MDX without code: parsed, held against the shortcodes, and read for links and headings. */
import Slugger from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { mdxToMdast } from 'satteri'
import { visit } from 'unist-util-visit'
import { shortcodes, type ShortcodeName } from '../schema/shortcode'
import { nearMiss } from './explain'
import type { Fault } from './fault'
import type { SourceFile } from './source-file'

/** What other checks need to know of a text. */
export interface TextReading {
  /** Whether the text could be read to its end. */
  isWhole: boolean
  links: { url: string; offset: number }[]
  /** What links can lead to: headings and charts by the ids that the page will carry. */
  places: { id: string; offset: number; remedy: string }[]
  /** Ids that shortcodes ask the front matter for. */
  uses: { shortcode: 'Metric' | 'Chart'; id: string; offset: number }[]
  /** Pictures beside the file. */
  pictures: { src: string; offset: number }[]
}

type Shortcode = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Parses a text as MDX, with GitHub's tables and strikethrough.
 *
 * @throws {MdxSyntaxError} where it is not MDX
 */
export function parseMdx(text: string): Root {
  try {
    return mdxToMdast(text) as Root
  } catch (error) {
    throw new MdxSyntaxError((error as Error).message)
  }
}

/** What the parser said, in its parts: `3:1: Unexpected closing tag … (mdx-jsx:unexpected-character)`. */
export class MdxSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(message: string) {
    const [, line = '1', column = '1', reason = message] =
      /^(\d+):(\d+): ([^]*?)(?: \([a-z-]+:[a-z-]+\))?$/.exec(message) ?? []
    super(reason)
    this.line = Number(line)
    this.column = Number(column)
  }
}

/**
 * Checks the body of an MDX file.
 *
 * @param file the whole file
 * @param bodyStart where the body starts in it
 * @returns the faults, and what the text refers to
 */
export function checkMdx(
  file: SourceFile,
  bodyStart: number,
): { reading: TextReading; faults: Fault[] } {
  const reading: TextReading = { isWhole: false, links: [], places: [], uses: [], pictures: [] }
  const faults: Fault[] = []
  // The front matter becomes blank lines of the same length, so that every place stays true.
  const blank = file.text.slice(0, bodyStart).replace(/[^\n]/g, ' ')
  const deep = DEEP_LINE.exec(file.text.slice(bodyStart))
  if (deep) {
    const message = 'Lists, marks or shortcodes are nested too deeply.'
    const offset = bodyStart + deep.index
    return { reading, faults: [file.fault(offset, 'mdx-syntax', message, DEPTH_REMEDY)] }
  }
  let tree: Root
  try {
    tree = parseMdx(blank + file.text.slice(bodyStart))
  } catch (error) {
    return { reading, faults: [syntaxFault(file, error as MdxSyntaxError)] }
  }
  const slugger = new Slugger()
  let depth = 1
  const see = (node: Root | RootContent): void => {
    const offset = node.position?.start.offset ?? bodyStart
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        faults.push(codeFault(file, offset))
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        faults.push(...checkShortcode(file, node, reading))
        break
      case 'heading':
        faults.push(...checkHeading(file, node, depth))
        depth = node.depth
        reading.places.push({
          id: slugger.slug(toString(node)),
          offset,
          remedy: 'Word the heading otherwise.',
        })
        break
      case 'link':
      case 'definition':
        reading.links.push({ url: node.url, offset })
        break
      case 'image':
      case 'imageReference':
        faults.push(
          file.fault(
            offset,
            'picture',
            'Pictures are put in with the shortcode Figure.',
            'Write <Figure src="./picture.png" alt="What it shows" />.',
          ),
        )
        break
    }
  }
  try {
    walk(tree, see)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const message = 'Lists, marks or shortcodes are nested too deeply.'
    return { reading, faults: [file.fault(bodyStart, 'mdx-syntax', message, DEPTH_REMEDY)] }
  }
  reading.isWhole = true
  return { reading, faults }
}

/** The pictures that a text uses, by the `src` of its figures, however they are written. */
export function figureSources(text: string): string[] {
  // Most texts have none, and are not parsed once more to find that out.
  if (!text.includes('<Figure')) return []
  const sources: string[] = []
  visit(parseMdx(text), ['mdxJsxFlowElement', 'mdxJsxTextElement'], node => {
    const { name, attributes } = node as Shortcode
    if (name !== 'Figure') return
    for (const attribute of attributes)
      if (attribute.type === 'mdxJsxAttribute' && attribute.name === 'src')
        if (typeof attribute.value === 'string') sources.push(attribute.value)
  })
  return sources
}

/** Levels of a text, lists in lists and marks in marks. What renders it calls itself for each. */
const MOST_LEVELS = 50

/** Every node of a tree, in order. As unist-util-visit does it, at a fifth of its time. */
function walk(node: Root | RootContent, see: (node: Root | RootContent) => void, level = 0): void {
  if (level > MOST_LEVELS) throw new RangeError('Too many levels.')
  see(node)
  if ('children' in node) for (const child of node.children) walk(child, see, level + 1)
}

/** A line that opens more lists and quotations than any text: the parser would take long over it. */
const DEEP_LINE = /^(?:[ \t]{0,4}(?:[-*+>]|\d{1,9}[.)])[ \t]){51}/m

const DEPTH_REMEDY = `No text needs more than ${MOST_LEVELS} levels: look for a sign that stands there many times.`

function codeFault(file: SourceFile, offset: number): Fault {
  return file.fault(
    offset,
    'code',
    'The text contains code: import, export and { } are not allowed.',
    'Delete it; to show a brace, write \\{ or put it between backticks.',
  )
}

function syntaxFault(file: SourceFile, error: MdxSyntaxError): Fault {
  const { line, column, message } = error
  const tag = /\btag\b/.test(message) && !/valid JSX tag/.test(message)
  return file.faultAt(
    { line, column },
    'mdx-syntax',
    tag
      ? `A shortcode is not closed as it was opened: ${plain(message)}`
      : `This is not valid MDX: ${plain(message)}`,
    tag
      ? 'Close each shortcode with its own name, like </Callout>, on a line of its own.'
      : 'To show < or {, write \\< or \\{, or put it between backticks.',
  )
}

/** The parser's own words without the places and notes in them. */
function plain(reason: string): string {
  return reason
    .replace(/ \(`?\d+:\d+(?:-\d+:\d+)?`?\)/g, '')
    .replace(/ \(note: .*\)$/, '')
    .replace(/\.?$/, '.')
}

function checkHeading(file: SourceFile, heading: Heading, previous: number): Fault[] {
  const offset = heading.position?.start.offset ?? 0
  if (new Slugger().slug(toString(heading)) === '') {
    return [
      file.fault(
        offset,
        'heading',
        'The heading has no words.',
        'Write what the part is about, or delete it.',
      ),
    ]
  }
  if (heading.depth === 1) {
    return [
      file.fault(
        offset,
        'heading',
        'A heading of the first level stands in the text.',
        'The title is the page’s first heading; start with ## here.',
      ),
    ]
  }
  if (heading.depth > previous + 1) {
    return [
      file.fault(
        offset,
        'heading',
        `The heading jumps from level ${previous} to level ${heading.depth}.`,
        `Use ${'#'.repeat(previous + 1)} here.`,
      ),
    ]
  }
  return []
}

function checkShortcode(file: SourceFile, node: Shortcode, reading: TextReading): Fault[] {
  const offset = node.position?.start.offset ?? 0
  const names = Object.keys(shortcodes)
  if (!node.name || !names.includes(node.name)) {
    return [
      file.fault(
        offset,
        'shortcode',
        `There is no shortcode “${node.name ?? '<>'}”.`,
        (node.name && nearMiss(node.name, names)) ?? `The shortcodes are ${names.join(', ')}.`,
      ),
    ]
  }
  const name = node.name as ShortcodeName
  const { attributes, children } = shortcodes[name]
  const faults: Fault[] = []
  const given: Record<string, string> = {}
  const offsets: Record<string, number> = {}
  let from = offset
  for (const attribute of node.attributes) {
    // The parser gives attributes no place: each is found in the tag, after the one before it.
    const start = attribute.type === 'mdxJsxAttribute' ? attribute.name : '{'
    const place = Math.max(offset, file.text.indexOf(start, from + 1))
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
    faults.push(attributeFault(file, name, issue, offsets, offset))
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
  if (name === 'Figure' && given.src)
    reading.pictures.push({ src: given.src, offset: offsets.src ?? offset })
  if (name === 'Quotation' && given.url)
    reading.links.push({ url: given.url, offset: offsets.url ?? offset })
  return faults
}

function attributeFault(
  file: SourceFile,
  name: ShortcodeName,
  issue: { code: string; path: PropertyKey[]; keys?: string[]; message: string },
  offsets: Record<string, number>,
  offset: number,
): Fault {
  const shape = shortcodes[name].attributes.shape as Record<
    string,
    { meta(): { description?: string } | undefined }
  >
  const attribute = String(issue.path[0] ?? issue.keys?.[0] ?? '')
  if (issue.code === 'unrecognized_keys') {
    return file.fault(
      offsets[attribute] ?? offset,
      'attribute',
      `${name} has no attribute “${attribute}”.`,
      nearMiss(attribute, Object.keys(shape)) ??
        `Its attributes are ${Object.keys(shape).join(', ')}.`,
    )
  }
  const description = shape[attribute]?.meta()?.description
  return attribute in offsets
    ? file.fault(
        offsets[attribute] ?? offset,
        'attribute',
        `The attribute “${attribute}” of ${name} has a value that does not fit.`,
        description,
      )
    : file.fault(offset, 'attribute', `${name} needs the attribute “${attribute}”.`, description)
}

/** What must stand inside a shortcode that arranges others. */
function checkChildren(
  file: SourceFile,
  node: Shortcode,
  name: ShortcodeName,
  offset: number,
): Fault[] {
  const inner = node.children as { type: string; name?: string | null; ordered?: boolean | null }[]
  if (name === 'Comparison') {
    const sides = inner.filter(child => child.name === 'Side')
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
