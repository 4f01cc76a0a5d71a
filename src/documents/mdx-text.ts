/** MDX without code: parsed, held against the shortcodes, and read for links and headings. */
import Slugger from 'github-slugger'
import type { Heading, Image, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { mdxToMdast } from 'satteri'
import { visit } from 'unist-util-visit'
import { quotedNames } from '../schema/quotation'
import { shortcodes, type ShortcodeName } from '../schema/shortcode'
import { descriptionAt, nearMiss } from './field-faults'
import type { Fault } from './fault'
import { pictureSourceFault } from './picture-file'
import type { SourceFile } from './source-file'

/** What other checks need to know of a text. */
export interface TextReading {
  /** Whether the text could be read to its end. */
  isWhole: boolean
  /** Links, with the words that lead; a shortcode's link has none of its own. */
  links: { url: string; text?: string; offset: number }[]
  /** What links can lead to: headings and charts by the ids that the page will carry. */
  places: { id: string; offset: number; remedy: string }[]
  /** Ids that shortcodes ask the front matter for. */
  uses: { shortcode: 'Metric' | 'Chart'; id: string; offset: number }[]
  /** Pictures beside the file. */
  pictures: { src: string; offset: number }[]
  /** Languages that blocks of code are said to be in. */
  languages: { name: string; offset: number }[]
  /** Names of facts that the text quotes. */
  quotations: { name: string; offset: number }[]
}

type Shortcode = MdxJsxFlowElement | MdxJsxTextElement

/**
 * Parses a text as MDX, with GitHub's tables and strikethrough. A picture in Markdown's own words that stands
 * by itself becomes a Figure.
 *
 * @throws {MdxSyntaxError} where it is not MDX
 */
export function parseMdx(text: string): Root {
  try {
    const tree = mdxToMdast(text.replace(BRACED, `${OPEN}$1${CLOSE}`)) as Root
    if (text.includes('{')) restoreBraces(tree)
    if (text.includes('![')) figuresOfPictures(tree)
    return tree
  } catch (error) {
    throw new MdxSyntaxError(String(error))
  }
}

/** Puts a Figure in the place of each paragraph that holds pictures and nothing else. */
function figuresOfPictures(tree: Root): void {
  visit(tree, 'paragraph', (paragraph, index, parent) => {
    const figures = paragraph.children.filter(child => child.type === 'image')
    const others = paragraph.children.filter(child => child.type !== 'image')
    if (figures.length === 0 || !parent || index === undefined) return
    if (!others.every(child => child.type === 'text' && child.value.trim() === '')) return
    parent.children.splice(index, 1, ...figures.map(figureOf))
    return index + figures.length
  })
}

/** `![alt](src "caption")` as the shortcode Figure. */
function figureOf({ url, alt, title, position }: Image): MdxJsxFlowElement {
  const given = Object.entries({ src: url, alt: alt ?? '', caption: title })
  return {
    type: 'mdxJsxFlowElement',
    name: 'Figure',
    attributes: given.flatMap(([name, value]) =>
      value == null ? [] : [{ type: 'mdxJsxAttribute' as const, name, value, position }],
    ),
    children: [],
    position,
  }
}

/** Whether a Figure is written in Markdown's own words. */
const isMarkdown = (file: SourceFile, offset: number) => file.text.startsWith('![', offset)

/**
 * Quotations of facts, like `{price:starter}`, are no code. The parser takes every brace for code, so it sees
 * others in their place, of the same length and from the part of Unicode that no text uses.
 */
const BRACED = /(?<!\\)\{([A-Za-z]+:[^{}\n"'`]*)\}/g
const [OPEN, CLOSE] = ['\uE000', '\uE001']

/** Gives the nodes of a text its own braces back. */
function restoreBraces(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    if (typeof value !== 'string') restoreBraces(value)
    else if (value.includes(OPEN))
      Object.assign(node, { [key]: value.replaceAll(OPEN, '{').replaceAll(CLOSE, '}') })
  }
}

/** What the parser said, in its parts: `Error: 3:1: Unexpected closing tag … (mdx-jsx:unexpected-character)`. */
export class MdxSyntaxError extends Error {
  readonly line: number
  readonly column: number

  constructor(message: string) {
    const [, line = '1', column = '1', reason = message] =
      /^(?:Error: )?(\d+):(\d+): ([^]*?)(?: \([a-z-]+:[a-z-]+\))?$/.exec(message) ?? []
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
  const reading: TextReading = {
    isWhole: false,
    links: [],
    places: [],
    uses: [],
    pictures: [],
    languages: [],
    quotations: [],
  }
  const faults: Fault[] = []
  // The front matter becomes blank lines of the same length, so that every place stays true.
  const blank = file.text.slice(0, bodyStart).replace(/[^\n]/g, ' ')
  const deep = DEEP_LINE.exec(file.text.slice(bodyStart))
  if (deep) {
    const message = 'Lists, marks or shortcodes are nested too deeply.'
    const offset = bodyStart + deep.index
    return { reading, faults: [file.fault(offset, 'mdx-syntax', message, DEPTH_REMEDY)] }
  }
  const surplus = surplusBrace(file.text, bodyStart)
  if (surplus !== undefined) {
    const message = `The text has more than ${MOST_BRACES.toLocaleString('en')} opening braces.`
    const remedy =
      'Delete those that nothing closes; long code belongs in a file that the text links to.'
    return { reading, faults: [file.fault(surplus, 'mdx-syntax', message, remedy)] }
  }
  let tree: Root
  try {
    tree = parseMdx(blank + file.text.slice(bodyStart))
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error
    return { reading, faults: [syntaxFault(file, error)] }
  }
  const slugger = new Slugger()
  const quote = (text: string, from: number) => {
    for (const { name } of quotedNames(text)) {
      const offset = Math.max(from, file.text.indexOf(`{${name}}`, from))
      reading.quotations.push({ name, offset })
    }
  }
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
        for (const { value } of node.attributes) if (typeof value === 'string') quote(value, offset)
        break
      case 'text':
        quote(node.value, offset)
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
        reading.links.push({ url: node.url, text: toString(node), offset })
        break
      case 'definition':
        reading.links.push({ url: node.url, offset })
        break
      case 'code':
        if (node.lang) reading.languages.push({ name: node.lang, offset })
        break
      case 'image':
        faults.push(
          file.fault(
            offset,
            'picture',
            'A picture stands within a sentence.',
            'Put it on a line of its own, with an empty line above it and below it.',
          ),
        )
        break
      case 'imageReference':
        faults.push(
          file.fault(
            offset,
            'picture',
            'The address of a picture stands apart from it.',
            'Write ![What it shows](./picture.png).',
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

/** A picture of a text: its file, and the one that takes its place on telephones. */
export interface FigureSource {
  readonly src: string
  readonly phone?: string
}

/** The pictures that a text uses, in its figures and videos, however they are written. */
export function figureSources(text: string): FigureSource[] {
  // Most texts have none, and are not parsed once more to find that out.
  if (!/<Figure|<Video|!\[/.test(text)) return []
  const sources: FigureSource[] = []
  walk(parseMdx(text), node => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    if (node.name !== 'Figure' && node.name !== 'Video') return
    const given: Record<string, string> = {}
    for (const attribute of node.attributes)
      if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string')
        given[attribute.name] = attribute.value
    const { src, phone } = given
    if (src !== undefined) sources.push({ src, ...(phone !== undefined && { phone }) })
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

/**
 * A line that opens more lists and quotations than any text, or more shortcodes, one right after the
 * other: the parser would take long over it.
 */
const DEEP_LINE =
  /^(?:[ \t]{0,4}(?:[-*+>]|\d{1,9}[.)])[ \t]){51}|(?:<[A-Za-z]\w*(?:[ \t](?:[^<>\n]*[^<>\n/])?)?>[ \t]*){51}/m

const DEPTH_REMEDY = `No text needs more than ${MOST_LEVELS} levels: look for a sign that stands there many times.`

/** Opening braces that a text may have: the parser’s time grows with the square of those left open. */
const MOST_BRACES = 2000

/** Where the first brace is that is one too many. */
function surplusBrace(text: string, start: number): number | undefined {
  let offset = start - 1
  for (let count = 0; count <= MOST_BRACES; count++) {
    offset = text.indexOf('{', offset + 1)
    if (offset < 0) return undefined
  }
  return offset
}

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
  const notation = notationFault(file, line, column)
  if (notation) return notation
  const tag = /\btag\b/.test(message) && !message.includes('valid JSX tag')
  const opened = tag ? (/closing tag for `<(\w+)/.exec(message)?.[1] ?? '') : ''
  if (opened && !isShortcodeName(opened)) {
    const place = file.text.indexOf(`<${opened}`)
    if (place >= 0) return unknownShortcode(file, place, opened)
  }
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

/** What writers take from HTML or from other Markdown, and how it is written here. */
const NOTATIONS: readonly [RegExp, message: string, remedy: (found: string) => string][] = [
  [
    /^<br\s*\/?>/i,
    'A line break is written as in HTML.',
    () => 'Put a backslash at the end of the line, \\, or begin a new paragraph.',
  ],
  [
    /^<(https?:\/\/[^\s<>]+)>/,
    'An address stands in angle brackets.',
    url => `Write [what it leads to](${url}).`,
  ],
  [
    /^<(?:mailto:)?([^\s<>@]+@[^\s<>]+)>/,
    'A mail address stands in angle brackets.',
    mail => `Write [${mail}](mailto:${mail}).`,
  ],
  [/^<!--/, 'A comment is written as in HTML.', () => 'Delete it, from <!-- to -->.'],
]

function notationFault(file: SourceFile, line: number, column: number): Fault | undefined {
  const rest = (file.text.split('\n')[line - 1] ?? '').slice(column - 1, column + 500)
  for (const [pattern, message, remedy] of NOTATIONS) {
    const found = pattern.exec(rest)
    if (found) {
      const place = { line, column }
      return file.faultAt(place, 'notation', message, remedy(found[1] ?? found[0]))
    }
  }
  return undefined
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
  if (quotedNames(toString(heading)).length > 0) {
    return [
      file.fault(
        offset,
        'heading',
        'The heading quotes a fact, and its anchor would change with the fact.',
        'Quote it in the sentence after the heading.',
      ),
    ]
  }
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

/** Attributes that name a picture. */
const PICTURES: ReadonlySet<string> = new Set(['src', 'phone'])

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

function unknownShortcode(file: SourceFile, offset: number, name: string): Fault {
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

const isShortcodeName = (name: string): name is ShortcodeName => Object.hasOwn(shortcodes, name)

function checkShortcode(file: SourceFile, node: Shortcode, reading: TextReading): Fault[] {
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
      if (src) reading.pictures.push({ src, offset: offsets[attribute] ?? offset })
    }
  if ((name === 'Quotation' || name === 'Video') && given.url && result.success)
    reading.links.push({ url: given.url, offset: offsets.url ?? offset })
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
  const picture = PICTURES.has(attribute) ? given[attribute] : undefined
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
