import { documentKindOf } from '../page-kinds/documents'

/**
 * Returns the node type of a JSON file for gatsby-transformer-json.
 *
 * @throws if the file has no content type, but the content check reports that first
 */
export function jsonTypeName({
  node,
}: {
  node: { sourceInstanceName: string; relativePath: string }
}) {
  const path = `${node.sourceInstanceName}/${node.relativePath}`
  const type = documentKindOf(path)?.kind
  if (!type) throw new Error(`${path}: the site doesn’t use this file.`)
  return type.typeName
}
