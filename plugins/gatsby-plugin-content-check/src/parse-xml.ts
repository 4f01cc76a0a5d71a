/** SVG files as a tree of elements, read strictly: a lenient parser skips what it doesn't know, and a browser may run it. */
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'

/** An element, with its namespace and with entities resolved. */
export interface XmlElement extends Pick<SaxesTagNS, 'name' | 'uri'> {
  attributes: Readonly<Record<string, SaxesAttributeNS>>
  children: XmlElement[]
  /** Its own text, without that of its children. */
  text: string
  /** Where its start tag begins in the file. */
  offset: number
}

/** Something wrong at an offset in an XML file. */
export class XmlError extends Error {
  constructor(
    readonly offset: number,
    message: string,
    readonly fix = 'Export it again as plain SVG, or as PNG.',
  ) {
    super(message)
  }
}

/** Exported drawings have about twenty levels; browsers recurse into them. */
const MAX_DEPTH = 200

/** A document type without declarations of its own, as Illustrator writes it. */
const DOCTYPE = /^\s+svg(?:\s+(?:PUBLIC\s+"[^"<>]*"|SYSTEM)\s+"[^"<>]*")?\s*$/

/**
 * Parses an XML file.
 *
 * @returns its root element
 * @throws {XmlError} if it isn't well-formed, has processing instructions or declarations of its own, or isn't
 *   declared as UTF-8: in another encoding, the same bytes can spell other elements
 */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true })
  const document: XmlElement = {
    name: '',
    uri: '',
    attributes: {},
    children: [],
    text: '',
    offset: 0,
  }
  const open = [document]
  const tagStart = () => text.lastIndexOf('<', parser.position - 1)
  const refuse = (message: string): never => {
    throw new XmlError(tagStart(), message)
  }
  const addText = (part: string) => {
    const parent = open.at(-1)
    if (parent) parent.text += part
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('xmldecl', ({ version, encoding = 'UTF-8' }) => {
    if (version !== '1.0' || !/^utf-8$/i.test(encoding))
      refuse('The file’s first line declares another encoding than UTF-8, or another XML than 1.0.')
  })
  parser.on('processinginstruction', ({ target }) =>
    refuse(`<?${target} … ?> isn’t allowed in a drawing.`),
  )
  parser.on('doctype', doctype => {
    if (!DOCTYPE.test(doctype)) refuse('This <!DOCTYPE … > isn’t allowed in a drawing.')
  })
  parser.on('opentag', ({ name, uri, attributes }) => {
    const element = { name, uri, attributes, children: [], text: '', offset: tagStart() }
    open.at(-1)?.children.push(element)
    open.push(element)
    if (open.length > MAX_DEPTH) refuse(`Groups are nested more than ${MAX_DEPTH} deep.`)
  })
  parser.on('closetag', () => open.pop())
  parser.on('error', ({ message }) => {
    // The parser puts line and column before the reason.
    throw new XmlError(
      parser.position - 1,
      `This isn’t valid XML: ${message.replace(/^[\d:]+ /, '').replace(/\.$/, '')}.`,
    )
  })
  parser.write(text).close()
  const [root = refuse('There is no element in this file.')] = document.children
  return root
}
