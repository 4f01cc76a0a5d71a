/** Symbolic links: Gatsby would follow them, out of the project or in a circle. */
import { lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './fault'
import { sourceFile } from './source-file'

/**
 * Looks whether a path is a link rather than a file.
 *
 * @param root the project's root
 * @param path the path from there
 * @returns the fault that it is, or nothing for a file of its own
 */
export function symbolicLinkFault(root: string, path: string): Fault | undefined {
  const place = join(root, path)
  if (!lstatSync(place).isSymbolicLink()) return undefined
  return sourceFile(path, '').fault(
    0,
    'symbolic-link',
    `This is a symbolic link to ${readlinkSync(place)}.`,
    'Put a copy of what it leads to in its place.',
  )
}
