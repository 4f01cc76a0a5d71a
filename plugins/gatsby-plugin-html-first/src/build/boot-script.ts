import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { minify_sync as minify } from 'terser'
import { contentHash } from './gatsby-output'
import { ASSETS } from './webpack'

/**
 * Stands for the build's hash until the code is minified. Minifiers choose names by how often each letter occurs, so
 * another hash could rename every variable.
 */
const HASH = '0123456789abcdef'

/** What the boot script needs to know about the build. */
interface BootBuild {
  hash: string
  /** The URL of app-data.json. */
  appData: string
}

/**
 * Bundles the boot script with the site's own module and facts about the build, and minifies it.
 *
 * @param root the site's folder
 * @param boot the site's module, relative to its folder
 * @returns the script, and its file name with a hash of its content
 */
export function bundleBootScript(
  root: string,
  boot: string | undefined,
  build: BootBuild,
): { file: string; code: string } {
  const start = JSON.stringify(join(root, 'plugins/gatsby-plugin-html-first/src/client/boot.ts'))
  const contents = boot
    ? `import { boot } from ${start}; import { start } from ${JSON.stringify(join(root, boot))}; boot(start)`
    : `import { boot } from ${start}; boot()`
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: root },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    legalComments: 'none',
    define: {
      '__BUILD__.hash': JSON.stringify(HASH),
      '__BUILD__.appData': JSON.stringify(build.appData),
    },
  })
  // esbuild's minifier doesn't inline functions, which would make the script a tenth larger.
  const minified = minify(outputFiles[0]?.text ?? '', { module: true, compress: { passes: 2 } })
  const code = minified.code?.replaceAll(HASH, build.hash) ?? ''
  return { file: `${ASSETS}/boot-${contentHash(code)}.js`, code }
}
