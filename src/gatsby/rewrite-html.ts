/**
 * HTML changed at places and left as it is, byte for byte, everywhere else. htmlparser2 finds the places;
 * libraries that rewrite HTML (rehype, cheerio, parse5) write all of it anew in their own manner, so that
 * every page would change with each of their releases.
 */
import { Parser } from 'htmlparser2'

/** A stretch of a document; `end` is exclusive. */
export interface Place {
  start: number
  end: number
}

/** An attribute as it is written. */
export interface FoundAttribute extends Place {
  name: string
  /** The value with its characters decoded. */
  value: string
}

/** An element, told when it ends. */
export interface FoundElement extends Place {
  name: string
  /** The name of the element that it stands in. */
  parent?: string
  /** Where its opening tag ends, and where its closing one starts. */
  openEnd: number
  closeStart: number
  /** Its attributes as they stand, one that is there twice too. */
  written: FoundAttribute[]
  /** Their values by name. */
  attributes: Record<string, string>
}

/** What happens to what is found. */
export interface Rewriting {
  element?(element: FoundElement): void
  comment?(place: Place, text: string): void
  /** A text, or a part of one, with its characters decoded, and the elements that are open around it. */
  text?(text: string, around: readonly Pick<FoundElement, 'name'>[]): void
}

/** Puts a text in place of a stretch; nothing that is changed within the stretch counts then. */
export type Edit = (place: Place, text: string) => void

/**
 * Changes a document at places.
 *
 * @param html the document
 * @param rewriting is given the means to edit, and gives what is to be told of the document
 * @param xml whether the document is XML: names keep their case, and CDATA is text
 */
export function rewriteHtml(
  html: string,
  rewriting: (edit: Edit) => Rewriting,
  { xml = false } = {},
): string {
  const edits: (Place & { text: string })[] = []
  const told = rewriting(({ start, end }, text) => edits.push({ start, end, text }))
  const open: FoundElement[] = []
  let written: FoundAttribute[] = []
  const parser = new Parser(
    {
      onattribute(name, value) {
        // The parser's end of a quoted value is its quotation mark.
        const quoted = /["']/.test(html.charAt(parser.endIndex)) ? 1 : 0
        written.push({ name, value, start: parser.startIndex, end: parser.endIndex + quoted })
      },
      onopentag(name, attributes) {
        const { startIndex: start, endIndex } = parser
        const openEnd = endIndex + 1
        const parent = open.at(-1)?.name
        open.push({ name, parent, attributes, written, start, openEnd, closeStart: 0, end: 0 })
        written = []
      },
      onclosetag() {
        const element = open.pop()
        if (!element) return
        element.end = Math.max(element.openEnd, parser.endIndex + 1)
        element.closeStart = Math.max(element.openEnd, parser.startIndex)
        told.element?.(element)
      },
      ontext(text) {
        told.text?.(text, open)
      },
      oncomment(text) {
        told.comment?.({ start: parser.startIndex, end: parser.endIndex + 1 }, text)
      },
    },
    { xmlMode: xml },
  )
  parser.end(html)
  // What is put in before something that goes comes first; what is within it comes too late.
  edits.sort((a, b) => a.start - b.start || a.end - b.end)
  let result = ''
  let position = 0
  for (const { start, end, text } of edits) {
    if (end < position || (end === position && start < end)) continue
    result += html.slice(position, start) + text
    position = end
  }
  return result + html.slice(position)
}
