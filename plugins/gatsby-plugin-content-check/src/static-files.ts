/** The folder static/, which the build copies as it is, and the folders of the project themselves. */
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Fault } from './fault'
import { fileNameFaults } from './file-name'
import { isPicture, pictureFaults } from './picture-file'
import { svgFaults } from './svg-file'
import { symbolicLinkFault } from './symbolic-link'

const STATIC = 'static'

/**
 * What is wrong with the files that are copied as they are: links, names, pictures. The rest is for those
 * who read the change: a host may ask for a file of any kind.
 *
 * @param root the project's root
 */
export function staticFaults(root: string): Fault[] {
  const folder = join(root, STATIC)
  if (!existsSync(folder) || lstatSync(folder).isSymbolicLink()) return []
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  return [
    ...fileNameFaults(paths),
    ...paths.flatMap(path => {
      const link = symbolicLinkFault(root, path)
      if (link) return [link]
      const bytes = () => readFileSync(join(root, path))
      // Icons are as large as whoever shows them wants.
      if (path.endsWith('.svg')) return svgFaults(path, bytes().toString('utf8'), false)
      return isPicture(path) ? pictureFaults(path, bytes()) : []
    }),
  ]
}

/** The folders that a build reads, where one of them is a link: it could lead anywhere. */
export const linkedFolders = (root: string, folders: readonly string[]): Fault[] =>
  [...folders, STATIC]
    .filter(folder => existsSync(join(root, folder)))
    .flatMap(folder => symbolicLinkFault(root, folder) ?? [])
