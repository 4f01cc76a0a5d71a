/** Names that two places of a page have: a link to them would lead to the first. */
import type { Diagnostic } from '../../../plugins/gatsby-plugin-content-check/src'
import type { Document } from '../documents'
import { ownAnchors, placesByPage } from '../routes/anchors'

/** Finds names that stand twice on a page. */
export function checkAnchors(documents: readonly Document[]): Diagnostic[] {
  return [...placesByPage(documents)].flatMap(([path, places]) => {
    const owners = new Map(ownAnchors(path).map(id => [id, 'a part of the page itself']))
    return places.flatMap(({ id, document, offset, fix }) => {
      const owner = owners.get(id)
      if (owner === undefined) {
        owners.set(id, document.file.path)
        return []
      }
      // Two entries of one list have been told already.
      if (owner === document.file.path && document.kind.format === 'json') return []
      const message = `“#${id}” would be on the page ${path} twice: ${owner} has it too.`
      return [document.file.error(offset(), 'anchor', message, fix)]
    })
  })
}
