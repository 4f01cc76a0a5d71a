/** The pieces that every part of the report's file is made of. */
import { escapeUTF8 } from 'entities'

/** Something folded away; nothing where there is nothing to fold. The summary is HTML. */
export function folded(summary: string, content: string): string {
  return content && `<details><summary>${summary}</summary>${content}</details>`
}

/** The anchor of a page's place in the report. Paths hold no other sign that an anchor may not. */
export function anchorOf(path: string): string {
  return `page${path.replaceAll('/', '_')}`
}

/** Pages as a list that leads to where the report tells of them; the rest of a long one is folded. */
export function pathList(
  paths: readonly string[],
  shown: number,
  told: ReadonlySet<string>,
): string {
  const items = paths.map(path => {
    const text = escapeUTF8(path)
    return `<li>${told.has(path) ? `<a href="#${escapeUTF8(anchorOf(path))}">${text}</a>` : text}</li>`
  })
  const list = (part: readonly string[]) => part.length && `<ul class="paths">${part.join('')}</ul>`
  const rest = list(items.slice(shown))
  return `${list(items.slice(0, shown)) || ''}${rest ? folded(`${items.length - shown} more`, rest) : ''}`
}
