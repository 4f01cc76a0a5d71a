import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { minify_sync } from 'terser'
import { ASSETS } from './output-paths'

/** What the boot script must know of the build. */
export interface BootBuild {
  /** The build's own hash, as in app-data.json. */
  hash: string
  /** Addresses of the scripts that start the application, in order. */
  scripts: string[]
  /** Address of app-data.json. */
  appData: string
}

/**
 * Bundles src/client/boot.ts with what it must know of the build.
 *
 * @returns the script, and its file in `dist/` with a hash of its content in the name
 */
export function bundleBootScript(root: string, build: BootBuild): { file: string; code: string } {
  const result = buildSync({
    entryPoints: [join(root, 'src/client/boot.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    legalComments: 'none',
    define: Object.fromEntries(
      Object.entries(build).map(([name, value]) => [`__BUILD__.${name}`, JSON.stringify(value)]),
    ),
  })
  // What is used once is put where it is used, which esbuild does not do.
  const { code = '' } = minify_sync(result.outputFiles[0]?.text ?? '', {
    module: true,
    ecma: 2020,
    compress: { passes: 3 },
  })
  return { file: `${ASSETS}/boot-${contentHash(code)}.js`, code }
}

/** Sixteen hexadecimal digits that stand for a content. */
export function contentHash(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
