import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of an installed package. */
export function versionOf(root: string, name: string): string {
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
