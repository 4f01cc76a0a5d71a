import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { minify_sync as minify } from 'terser'
import { contentHash } from './gatsby-output'
import { ASSETS } from './webpack'

/**
 * Bundles the boot script with the site's own module, and minifies the result.
 *
 * @param root the site's folder
 * @param boot the site's module, relative to `root`
 * @returns the script, and its file name, which includes a hash of the content
 */
export function bundleBootScript(root: string, boot: string | undefined) {
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
  })
  // Minify again with terser, which inlines functions. With esbuild alone, the script would be 10% larger.
  const { code = '' } = minify(outputFiles[0]?.text ?? '', {
    module: true,
    compress: { passes: 2 },
  })
  return { file: `${ASSETS}/boot-${contentHash(code)}.js`, code }
}
