/** A name for everything that decides how a card is drawn, besides the card. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { versionOf } from './package-version'

/** What turns a card into a picture; all that they import is found from here. */
const ENTRIES = ['draw-card', 'colours', 'type-setting', 'fonts']

/**
 * Reads the drawing code as it is: bundled, so that whatever it imports counts, from whichever room, and
 * nothing else; and the versions of the packages that it leaves the drawing to.
 *
 * @param root the project's root
 * @returns a digest that changes with any of them
 * @throws where a package is not installed
 */
export function drawingDigest(root: string): string {
  const { outputFiles, metafile } = buildSync({
    stdin: {
      contents: ENTRIES.map(name => `export * from './${name}'`).join('\n'),
      resolveDir: join(root, 'src/social'),
    },
    absWorkingDir: root,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external ? packageName(path) : [])),
  )
  const packages = [...new Set(imported)].sort().map(name => `${name} ${versionOf(root, name)}`)
  return createHash('sha256')
    .update(outputFiles.map(({ text }) => text).join('\n'))
    .update(packages.join('\n'))
    .digest('hex')
}

/** The package that a module belongs to; none for Node's own. */
function packageName(module: string): string[] {
  if (module.startsWith('node:')) return []
  const [first = '', second = ''] = module.split('/')
  return [first.startsWith('@') ? `${first}/${second}` : first]
}
