/** What a reader reads in a document: its paragraphs, headings, cells and fields, each with its way back to the file. */
import type { Paragraph, PhrasingContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { splitMdx } from '../../documents/front-matter'
import type { LocatedValue, Path } from '../../documents/located-value'
import { parseMdx } from '../../documents/mdx-tree'
import type { Document } from '../../documents/document'

/** A stretch of text that belongs together. */
export interface Passage {
  /** text: sentences of the body; label: headings, cells and attributes; field: front matter and JSON. */
  kind: 'text' | 'label' | 'field'
  text: string
  /** The field’s path. Only for fields. */
  path?: Path
  /** Links in the text, each from one character to another. Only in the body. */
  links?: readonly { from: number; to: number; url: string }[]
  /** The offset in the file of a character of the text. */
  offsetAt(index: number): number
}

/** Fields that hold search phrases, data for machines or the titles of others’ documents, not our text. */
const UNREAD = new Set(['keywords', 'structuredData', 'sources'])

/** Every passage of a document, front matter first. */
export function passagesOf(document: Document): Passage[] {
  const passages = fieldsOf(document.located, document.file.text)
  if (document.kind.format === 'mdx') passages.push(...bodyOf(document))
  return passages
}

/** Strings with a space in them: slugs, paths, dates and choices have none. */
function fieldsOf(located: LocatedValue, source: string): Passage[] {
  const passages: Passage[] = []
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string') {
      if (/\s/.test(value.trim())) passages.push(fieldPassage(located, source, value, path))
    } else if (Array.isArray(value)) {
      value.forEach((entry, index) => walk(entry, [...path, index]))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        if (!UNREAD.has(key)) walk(entry, [...path, key])
      }
    }
  }
  walk(located.value, [])
  return passages
}

function fieldPassage(located: LocatedValue, source: string, text: string, path: Path): Passage {
  return {
    kind: 'field',
    text,
    path,
    offsetAt(index) {
      const start = located.offsetOf(path)
      // Quotation marks, escapes and folded lines shift what follows: find the words themselves.
      const near = source.indexOf(text.slice(index, index + 12), start)
      return near >= start && near <= start + text.length * 2 + 4 ? near : start
    },
  }
}

function bodyOf({ file }: Document): Passage[] {
  const { body, bodyStart } = splitMdx(file)
  const passages: Passage[] = []
  visit(parseMdx(body), node => {
    switch (node.type) {
      case 'paragraph':
        passages.push(inlinePassage('text', node.children, bodyStart))
        break
      case 'heading':
      case 'tableCell':
        passages.push(inlinePassage('label', node.children, bodyStart))
        break
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        passages.push(...attributePassages(node, bodyStart))
        break
    }
  })
  return passages.filter(({ text }) => text.trim() !== '')
}

/** The text of inline content, as mdast-util-to-string gives it, with the place of each piece. */
function inlinePassage(
  kind: Passage['kind'],
  children: readonly PhrasingContent[],
  bodyStart: number,
): Passage {
  let text = ''
  const pieces: { from: number; offset: number }[] = []
  const links: { from: number; to: number; url: string }[] = []
  const paragraph: Paragraph = { type: 'paragraph', children: [...children] }
  visit(paragraph, node => {
    if (node.type === 'text' || node.type === 'inlineCode') {
      pieces.push({ from: text.length, offset: bodyStart + (node.position?.start.offset ?? 0) })
      text += node.value
    } else if (node.type === 'break') text += ' '
    else if (node.type === 'link') {
      links.push({ from: text.length, to: text.length + toString(node).length, url: node.url })
    }
  })
  return {
    kind,
    text: text.replace(/\n/g, ' '),
    links,
    offsetAt(index) {
      const piece = pieces.findLast(({ from }) => from <= index)
      return piece ? piece.offset + index - piece.from : bodyStart
    },
  }
}

function attributePassages(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  bodyStart: number,
): Passage[] {
  return node.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') return []
    if (!/\s/.test(attribute.value)) return []
    const start = bodyStart + (attribute.position?.start.offset ?? 0) + attribute.name.length + 2
    return [{ kind: 'label', text: attribute.value, offsetAt: index => start + index }]
  })
}
