/** Finds HTML in Markdown that's never closed, so that a browser leaves out or misplaces what follows. */
import type { Html } from 'mdast'
import type { Diagnostic } from './diagnostic'
import { placeOf } from './parse-mdx'
import type { SourceFile } from './source-file'

/** A comment, an element whose content isn't HTML, or a tag: its slash, name, and end. */
const TOKEN =
  /<!--(?:[^]*?-->)?|<(script|style|pre|textarea)\b[^]*?<\/\1>|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*(>)?/gi

/** Elements without content, and elements that the next one closes. */
const NEEDS_NO_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[drh]|thead|tbody|tfoot|caption|colgroup|option|optgroup|r[pt])$/i

/**
 * Finds what's never closed.
 *
 * @param html each piece of HTML in a text, in order
 */
export function* unclosedHtml(file: SourceFile, html: readonly Html[]): Iterable<Diagnostic> {
  const open: { name: string; offset: number }[] = []
  const refuse = ({ name, offset }: (typeof open)[number]) =>
    file.error(
      offset,
      'html',
      `<${name}> is never closed.`,
      `Write </${name}> where it ends. To show the tag itself, write \\<${name}>.`,
    )
  for (const node of html)
    for (const { 0: written, 2: slash, 3: name = '', 4: end, index } of node.value.matchAll(
      TOKEN,
    )) {
      const tag = { name, offset: placeOf(node).start + index }
      if (written === '<!--') {
        const message = 'This comment is never closed, so the page leaves out everything after it.'
        yield file.error(tag.offset, 'html', message, 'Write --> where it ends.')
        return
      }
      const isSame = (other: typeof tag) => other.name.toLowerCase() === name.toLowerCase()
      const opening = open.findLastIndex(isSame)
      if (name && !end) yield refuse(tag)
      else if (slash)
        yield* open
          .splice(opening < 0 ? open.length : opening)
          .slice(1)
          .map(refuse)
      else if (name && !NEEDS_NO_END.test(name) && !written.endsWith('/>')) open.push(tag)
    }
  yield* open.map(refuse)
}
