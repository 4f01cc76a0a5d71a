/** MDX without code: held against the shortcodes, and read for links and headings. */
import Slugger from 'github-slugger'
import type { Heading, Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { variablesIn } from '../../../src/content/variables'
import type { Fault } from './fault'
import { depthFault, limitFault, syntaxFault } from './mdx-syntax'
import { MdxSyntaxError, parseMdx, walk } from './mdx-tree'
import { checkShortcode } from './shortcode-faults'
import type { SourceFile } from './source-file'
import type { TextReading } from './text-reading'

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
  const limit = limitFault(file, bodyStart)
  if (limit) return { reading, faults: [limit] }
  let tree: Root
  try {
    tree = parseMdx(blank + file.text.slice(bodyStart))
  } catch (error) {
    if (!(error instanceof MdxSyntaxError)) throw error
    return { reading, faults: [syntaxFault(file, error)] }
  }
  const slugger = new Slugger()
  const quote = (text: string, from: number) => {
    for (const { name } of variablesIn(text)) {
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
    return { reading, faults: [depthFault(file, bodyStart)] }
  }
  reading.isWhole = true
  return { reading, faults }
}

function codeFault(file: SourceFile, offset: number): Fault {
  return file.fault(
    offset,
    'code',
    'The text contains code: import, export and { } are not allowed.',
    'Delete it; to show a brace, write \\{ or put it between backticks.',
  )
}

function checkHeading(file: SourceFile, heading: Heading, previous: number): Fault[] {
  const offset = heading.position?.start.offset ?? 0
  if (variablesIn(toString(heading)).length > 0) {
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
