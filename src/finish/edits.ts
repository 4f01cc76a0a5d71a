import { Parser } from 'htmlparser2'

/** A part of a document to replace; `end` is exclusive. */
interface Edit {
  start: number
  end: number
  text: string
}

/** What the rewriting needs to know of an element. */
export interface FoundElement {
  name: string
  attributes: Record<string, string>
  /** Where its opening tag starts, and where the element ends (exclusive). */
  start: number
  openEnd: number
  end: number
}

/**
 * Replaces or removes elements of a document and leaves every other byte as it is.
 *
 * @param html the document
 * @param names the elements to look at
 * @param rewrite gives an element's replacement, or `undefined` to leave it; removed elements' content goes with them
 */
export function rewriteElements(
  html: string,
  names: ReadonlySet<string>,
  rewrite: (element: FoundElement) => string | undefined,
): string {
  const edits: Edit[] = []
  const open: FoundElement[] = []
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (!names.has(name)) return
        const element = {
          name,
          attributes,
          start: parser.startIndex,
          openEnd: parser.endIndex + 1,
          end: parser.endIndex + 1,
        }
        open.push(element)
      },
      onclosetag(name) {
        if (!names.has(name)) return
        const element = open.pop()
        if (!element) return
        element.end = parser.endIndex + 1
        const text = rewrite(element)
        if (text === undefined) return
        // An outer element's replacement stands for everything in it.
        while ((edits.at(-1)?.start ?? -1) > element.start) edits.pop()
        edits.push({ start: element.start, end: element.end, text })
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
  )
  parser.end(html)
  let result = ''
  let position = 0
  for (const { start, end, text } of edits) {
    result += html.slice(position, start) + text
    position = end
  }
  return result + html.slice(position)
}
