/**
 * Reads the part of XML that drawing programs write: elements, attributes, text, comments, and CDATA. Throws on anything
 * else. A lenient parser would skip what it doesn't know, and a browser might run it.
 */

/** An element, with entities resolved in its attributes and its text. */
export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
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
  ) {
    super(message)
  }
}

/** Exported drawings have about twenty levels; browsers recurse into them. */
const MAX_DEPTH = 200

const NAME = String.raw`[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?`
const VALUE = `"[^"<]*"|'[^'<]*'`
const ATTRIBUTE = new RegExp(String.raw`(${NAME})\s*=\s*(${VALUE})`, 'g')

/** The XML declaration. Only UTF-8: in another encoding the same bytes can spell other elements. */
const PROLOG =
  /^(?:<\?xml\s+version\s*=\s*(["'])1\.0\1(?:\s+encoding\s*=\s*(["'])utf-8\2)?(?:\s+standalone\s*=\s*(["'])(?:yes|no)\3)?\s*\?>)?/i

/** A document type without declarations of its own, as Illustrator writes it. */
const DOCTYPE = /\s*<!DOCTYPE\s+svg(?:\s+(?:PUBLIC\s+"[^"<>]*"|SYSTEM)\s+"[^"<>]*")?\s*>/y

const TOKEN = new RegExp(
  [
    String.raw`<!--(?<comment>[^]*?)-->`,
    String.raw`<!\[CDATA\[(?<cdata>[^]*?)\]\]>`,
    String.raw`<(?<open>${NAME})(?<attributes>(?:\s+${NAME}\s*=\s*(?:${VALUE}))*)\s*(?<empty>/?)>`,
    String.raw`</(?<close>${NAME})\s*>`,
    String.raw`(?<text>[^<]+)`,
  ].join('|'),
  'y',
)

const ENTITIES = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/**
 * Parses an XML file.
 *
 * @returns its root element
 * @throws {XmlError} where it isn't well-formed, or uses more of XML than drawings do
 */
export function parseXml(text: string): XmlElement {
  const roots: XmlElement[] = []
  const open: XmlElement[] = []
  let offset = PROLOG.exec(text)?.[0].length ?? 0
  const refuse = (message = 'This isn’t XML that every browser reads the same way.'): never => {
    throw new XmlError(offset, message)
  }
  const decode = (raw: string) =>
    raw.replace(
      /&(?:(\w+);|#(\d+);|#x([\da-f]+);)?/gi,
      (_, name = '', decimal = '', hexadecimal = '') => {
        const code = hexadecimal ? parseInt(String(hexadecimal), 16) : Number(decimal)
        const isCharacter = code > 0 && code <= 0x10ffff
        return ENTITIES.get(String(name)) ?? (isCharacter ? String.fromCodePoint(code) : refuse())
      },
    )
  while (offset < text.length) {
    const parent = open.at(-1)
    DOCTYPE.lastIndex = TOKEN.lastIndex = offset
    const doctype = roots.length === 0 && DOCTYPE.exec(text)
    const found = (doctype || TOKEN.exec(text)) ?? refuse()
    const { comment = '', cdata = '', attributes = '', empty, ...named } = found.groups ?? {}
    if (comment.includes('--')) refuse()
    const shown = cdata + decode(named.text ?? '')
    if (parent) parent.text += shown
    else if (shown.trim() !== '') refuse()
    if (named.open) {
      const all = [...attributes.matchAll(ATTRIBUTE)]
      const element: XmlElement = {
        name: named.open,
        attributes: new Map(
          all.map(([, name = '', value = '']) => [name, decode(value.slice(1, -1))]),
        ),
        children: [],
        text: '',
        offset,
      }
      if (element.attributes.size < all.length) refuse('An attribute is given twice.')
      if (!parent && roots.length > 0) refuse('There is something after the end of the drawing.')
      if (open.length === MAX_DEPTH) refuse(`Groups are nested more than ${MAX_DEPTH} deep.`)
      ;(parent?.children ?? roots).push(element)
      if (!empty) open.push(element)
    }
    if (named.close && open.pop()?.name !== named.close)
      refuse(`</${named.close}> closes nothing that is open here.`)
    offset += found[0].length
  }
  const [root = refuse('There is no element in this file.')] = roots
  if (open.length > 0) refuse(`The drawing ends before </${open.at(-1)?.name ?? ''}>.`)
  return root
}
