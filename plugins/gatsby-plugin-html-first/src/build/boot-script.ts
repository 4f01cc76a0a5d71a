import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { contentHash } from './gatsby-output'
import { ASSETS } from './webpack'

/**
 * Bundles the boot script with the site's own module.
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
  })
  const code = outputFiles[0]?.text ?? ''
  return { file: `${ASSETS}/boot-${contentHash(code)}.js`, code }
}
