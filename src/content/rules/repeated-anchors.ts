/** Names that two places of a page have: a link to them would lead to the first. */
import type { Document } from '../../../plugins/gatsby-plugin-content-check/src/document'
import type { Fault } from '../../../plugins/gatsby-plugin-content-check/src/fault'
import { ownAnchors, placesByPage } from '../routes/anchors'

/** Finds names that stand twice on a page. */
export function checkAnchors(documents: readonly Document[]): Fault[] {
  return [...placesByPage(documents)].flatMap(([path, places]) => {
    const owners = new Map(ownAnchors(path).map(id => [id, 'a part of the page itself']))
    return places.flatMap(({ id, document, offset, remedy }) => {
      const owner = owners.get(id)
      if (owner === undefined) {
        owners.set(id, document.file.path)
        return []
      }
      // Two entries of one list have been told already.
      if (owner === document.file.path && document.kind.format === 'json') return []
      const message = `“#${id}” would be on the page ${path} twice: ${owner} has it too.`
      return [document.file.fault(offset(), 'anchor', message, remedy)]
    })
  })
}
