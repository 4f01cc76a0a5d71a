import { relative, sep } from 'node:path'
import { documentKindOf } from '../page-kinds/documents'

/**
 * The node type of a JSON file, for gatsby-transformer-json.
 *
 * @throws for a file of no content type; the check finds those first
 */
export function jsonTypeName(absolutePath: string): string {
  const path = relative(process.cwd(), absolutePath).split(sep).join('/')
  const found = documentKindOf(path)
  if (!found) throw new Error(`${path}: nothing on the site reads this file.`)
  return found.kind.typeName
}
