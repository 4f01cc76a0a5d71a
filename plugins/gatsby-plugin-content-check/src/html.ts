/** Finds URLs in HTML, and unclosed HTML, which makes browsers drop or misplace what follows. */
import { unescape } from 'node:querystring'
import type { Html } from 'mdast'
import { placeOf } from './parse-mdx'
import type { SourceFile } from './source-file'

/** A comment, an element whose content isn't HTML, or a tag: its slash, name, and end. */
const TOKEN =
  /<!--(?:[^]*?-->)?|<(script|style|pre|textarea)\b[^]*?<\/\1>|<(\/?)([a-z][\w:-]*)(?:"[^"]*"|'[^']*'|[^"'>])*(>)?/gi

/** Elements that don't need a closing tag: void elements, and elements that the next tag closes. */
const NEEDS_NO_END =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|d[td]|t[drh]|thead|tbody|tfoot|caption|colgroup|option|optgroup|r[pt])$/i

/**
 * Finds HTML that's never closed.
 *
 * @param html each piece of HTML in the file, in order
 */
export function* unclosedHtml(file: SourceFile, html: readonly Html[]) {
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
        const message = 'This comment is never closed, so the page won’t show anything after it.'
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

/** Whether a URL starts at the site's root or points off the site. */
export const isAbsolute = (url: string) => /^(?:[a-z][a-z\d+.-]*:|\/)/i.test(url)

/** Whether a URL points off the site. */
export const isExternal = (url: string) => isAbsolute(url) && !/^\/(?!\/)/.test(url)

/** A URL's decoded path, without its query and anchor. Keeps a `%` that isn't followed by two hex digits. */
export const pathOfUrl = (url: string) =>
  url.replace(/[?#].*/s, '').replace(/(?:%[\da-f]{2})+/gi, codes => unescape(codes))

/** Matches a comment, an image's `src`, or a link's `href`, which can be quoted, quoted in braces, or unquoted. */
const SOURCE =
  /<!--[^]*?-->|<(?:img|a)\s(?:[^>"']|"[^"]*"|'[^']*')*?\b(src|href)\s*=\s*(?:\{?\s*(["'\x60])((?:(?!\2|\$\{)[^])*)\2|([^\s"'\x60{}>]+))/gi

/** The URLs of images and links in HTML or JSX. */
export const urlsIn = (tags: string) =>
  [...tags.matchAll(SOURCE)].flatMap(({ 1: name, 3: quoted, 4: bare = '', index }) =>
    name ? { url: quoted ?? bare, isImage: name.toLowerCase() === 'src', index } : [],
  )
